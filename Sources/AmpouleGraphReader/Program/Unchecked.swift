import AmpouleGraph

/// A part of a program that isn't checked, with the reason.
package struct Unchecked: Hashable, Sendable {
    package enum Kind: Int, CaseIterable, Sendable {
        /// A dependency of a checked component, or its level.
        case dependency

        /// A request in code.
        case request

        case component

        /// A component that may have the key of another one.
        case key

        /// The scope of a component, in a program with levels.
        case scope

        /// A factory that no macro registers.
        case factory
    }

    package let kind: Kind
    package let location: ComponentGraph.Location?

    /// The name of the part, such as `'pet' of 'PetOwner'` or `'Unicorn'`.
    let name: String

    /// The unchecked aspect, such as its level; `nil` for all of it.
    var aspect: Aspect?

    /// The reason, as the end of a sentence about one part.
    let reason: String

    /// The part and the reason, in a single line.
    package var message: String {
        text.withTypeSugar
    }

    private var text: String {
        "\(aspect.map { "The \($0.singular) " } ?? "")\(name) is not checked, because \(reason)"
    }

    enum Aspect: Sendable {
        case level, decoration, use, request, container, opening, key, scope, factory

        var singular: String {
            switch self {
            case .level: "level of"
            case .decoration: "decoration by"
            case .use: "use of"
            case .request: "request for"
            case .container: "container that is asked for"
            case .opening: "opening of"
            case .key: "key of"
            case .scope: "scope of"
            case .factory: "factory of"
            }
        }

        var plural: String {
            switch self {
            case .level: "levels of"
            case .decoration: "decorations by"
            case .use: "uses of"
            case .request: "requests for"
            case .container: "containers that are asked for"
            case .opening: "openings of"
            case .key: "keys of"
            case .scope: "scopes of"
            case .factory: "factories of"
            }
        }
    }
}

extension Unchecked {
    /// A line in the compiler's format.
    func line(_ severity: String) -> String {
        (location.map { "\($0): " } ?? "") + "\(severity): \(message)"
    }

    /// The lines about parts of one kind: one for each dependency, and one for each reason in a file.
    static func lines(_ parts: [Unchecked]) -> [String] {
        var groups: [Group: [Unchecked]] = [:]
        for part in parts { groups[Group(part), default: []].append(part) }
        return groups.values.map { group in group.sorted(by: isBefore) }
            .sorted { isBefore($0[0], $1[0]) }
            .map(line)
    }

    /// The properties that the parts of a line share.
    private struct Group: Hashable {
        let file: String?
        let reason: String
        let dependency: Unchecked?

        init(_ part: Unchecked) {
            file = part.location?.file
            reason = part.reason
            dependency = part.kind == .dependency ? part : nil
        }
    }

    private static func isBefore(_ left: Unchecked, _ right: Unchecked) -> Bool {
        switch (left.location, right.location) {
        case (let first?, let second?) where first != second: first < second
        case (nil, .some): true
        case (.some, nil): false
        default: left.message < right.message
        }
    }

    private static func line(of group: [Unchecked]) -> String {
        guard group.count > 1, let first = group.first?.location else { return group[0].line("note") + "." }
        let lines = group.compactMap(\.location?.line).uniqued
        let place = lines.count == 1 ? "" : ", in the lines \(list(lines.map(String.init)))"
        let noun = group[0].aspect.map { "The \($0.plural) " } ?? ""
        let names = list(group.map(\.name).uniqued)
        let text = "\(noun)\(names) are not checked, each because \(group[0].reason)\(place)."
        return "\(first): note: \(text.withTypeSugar)"
    }

    private static func list(_ words: [String]) -> String {
        words.count < 2
            ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
    }
}

extension Array where Element: Hashable {
    /// The elements without repetitions.
    fileprivate var uniqued: [Element] {
        var known: Set<Element> = []
        return filter { known.insert($0).inserted }
    }
}
