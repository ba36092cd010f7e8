import TestSupport

/// A random program with levels three deep, each with a list, inside the list of the program.
///
/// Each of these lists may include a part of another one, which has a name.
struct RandomLevels: Sendable {
    /// How a component depends on another one.
    enum Form: CaseIterable {
        case plain, optional, lazy, provider
    }

    struct Component {
        let number: Int

        /// The level that lists it: 0 for the program.
        let depth: Int

        /// Whether it is registered for a protocol, and not for itself.
        let hasProtocol: Bool
        let name: String?
        let isShared: Bool

        /// Whether the list with a name has it.
        let isInPart: Bool
        var dependencies: [(target: Int, form: Form)] = []
    }

    /// A mistake in the program.
    enum Fault: CaseIterable {
        case innerComponent, innerValue, missingRegistration, twoLevels, twoLevelsInPart, missingContract,
            brokenContract
    }

    static let depths = 0...3

    let prefix: String
    private(set) var components: [Component] = []

    /// The component for whose service an inner level has another one, and the depth of that.
    private(set) var replaced: (number: Int, depth: Int, isInPart: Bool)?
    private(set) var fault: Fault?

    /// The component that is at fault, if there is one.
    private(set) var culprit: Int?

    /// Makes a sound program.
    init(prefix: String, using generator: inout SeededGenerator) {
        self.prefix = prefix
        for number in 0..<Int.random(in: 5...9, using: &generator) {
            let hasProtocol = Bool.random(using: &generator)
            var component = Component(
                number: number,
                depth: Int.random(in: Self.depths, using: &generator),
                hasProtocol: hasProtocol,
                name: hasProtocol && Int.random(in: 0..<4, using: &generator) == 0 ? "n\(number)" : nil,
                isShared: Bool.random(using: &generator),
                isInPart: Bool.random(using: &generator)
            )
            // What is made before has a smaller number, and is listed at the same level or outside.
            let targets = components.filter { $0.depth <= component.depth }.map(\.number)
            for target in targets.shuffled(using: &generator).prefix(3) {
                component.dependencies.append((target, Form.allCases.randomElement(using: &generator)!))
            }
            components.append(component)
        }
        let replaceable = components.filter { $0.hasProtocol && $0.name == nil && $0.depth < 3 }
        if let component = replaceable.randomElement(using: &generator) {
            let depth = Int.random(in: (component.depth + 1)...3, using: &generator)
            replaced = (component.number, depth, Bool.random(using: &generator))
        }
    }

    /// The program with a fault; `nil` if it has no place for it.
    func with(_ fault: Fault, using generator: inout SeededGenerator) -> RandomLevels? {
        var program = self
        program.fault = fault
        program.replaced = nil
        let contracts = Self.depths.map { depth in program.contract(at: depth).map(\.number) }.joined()
        let candidates = components.filter { component in
            switch fault {
            case .innerComponent: component.depth < 3 && components.contains { $0.depth > component.depth }
            case .innerValue: component.depth < 3
            case .missingRegistration: true
            case .twoLevels: component.depth < 3
            case .twoLevelsInPart:
                // No part states anything in its contract because of it.
                component.depth < 3 && component.dependencies.isEmpty && !contracts.contains(component.number)
            case .missingContract: component.isInPart
            case .brokenContract: component.name == nil && contracts.contains(component.number)
            }
        }
        guard let culprit = candidates.randomElement(using: &generator) else { return nil }
        program.culprit = culprit.number
        if fault == .innerComponent {
            let inner = components.filter { $0.depth > culprit.depth }.randomElement(using: &generator)!
            program.components[culprit.number].dependencies = [(inner.number, .plain)]
        }
        return program
    }
}

// MARK: - Source

extension RandomLevels {
    /// Writes the components, and the lists of the levels.
    func write(to files: inout RandomListFiles) {
        func write(_ text: String, error: String? = nil) { files.write(text, inLibrary: false, error: error) }
        for depth in Self.depths.dropFirst() {
            let outer = depth > 1 ? "typealias Outer = \(level(depth - 1)); " : ""
            write("struct \(level(depth)): ContainerLevel { \(outer)let number = \(depth) }")
        }
        for component in components {
            if component.hasProtocol {
                write("protocol \(prefix)S\(component.number): AnyObject, Sendable {}")
            }
            write(
                "@Register(\(registered(component))) final class \(type(component)): \(conformance(component)) {"
            )
            write("init(")
            for depth in Self.depths.dropFirst() where depth <= component.depth {
                write("@Inject value\(depth): \(level(depth)),")
            }
            for (index, dependency) in component.dependencies.enumerated() {
                let target = components[dependency.target]
                let name = target.name.map { name in "(name: \"\(name)\")" } ?? ""
                write(
                    "@Inject\(name) d\(index): \(form(dependency.form, service(target))),",
                    error: error(of: dependency, in: component)
                )
            }
            if component.number == culprit, fault == .innerValue {
                write(
                    "@Inject inner: \(level(component.depth + 1)),",
                    error: "'\(level(component.depth + 1))' belongs to a level that isn't around"
                )
            }
            if component.number == culprit, fault == .missingRegistration {
                write("@Inject missing: Double,", error: Self.missingDouble)
            }
            write("@Inject container: Container) throws {")
            for (index, dependency) in component.dependencies.enumerated() {
                write(check(dependency, named: "d\(index)", in: component))
            }
            write("} }")
        }
        if let replaced {
            let protocolName = "\(prefix)S\(replaced.number)"
            write("@Register(\(protocolName).self) final class \(prefix)Other: \(protocolName) { init() {} }")
        }
        write("protocol \(part): ComponentList {}")
        for depth in Self.depths {
            writePart(at: depth, to: &files)
            if depth > 0 { writeList(at: depth, to: &files) }
        }
    }

    private func writePart(at depth: Int, to files: inout RandomListFiles) {
        func write(_ text: String, error: String? = nil) { files.write(text, inLibrary: false, error: error) }
        guard hasPart(at: depth) else { return }
        writeEntries(at: depth, ofPart: true, to: &files)
        write("as: \(part).self")
        if let replaced, replaced.depth == depth, replaced.isInPart, components[replaced.number].isInPart {
            write(", replacing: [\(prefix)S\(replaced.number).self]")
        }
        let required = contract(at: depth)
        var plain = required.filter { $0.name == nil }.map { "\(plainService($0)).self" }
        if fault == .brokenContract { plain.removeAll { $0 == "\(plainService(components[culprit!])).self" } }
        let isMissing = fault == .missingContract && components[culprit!].depth == depth
        write(", provided: [\(plain.joined(separator: ", "))")
        if isMissing { write("\(plain.isEmpty ? "" : ",") Double.self", error: Self.missingDouble) }
        write("]")
        let named = required.compactMap { component in
            component.name.map { name in "\"\(name)\": \(plainService(component)).self" }
        }
        write(", providedNamed: [\(named.isEmpty ? ":" : named.joined(separator: ", "))]")
        write(") extension \(depth > 0 ? "LevelContainer<\(level(depth))>" : "Container") {}")
    }

    private func writeList(at depth: Int, to files: inout RandomListFiles) {
        func write(_ text: String, error: String? = nil) { files.write(text, inLibrary: false, error: error) }
        writeEntries(at: depth, ofPart: false, to: &files)
        if hasPart(at: depth) { write("including: \(part).self,") }
        // A part replaces what an outer part has by itself.
        if let replaced, replaced.depth == depth,
            !(replaced.isInPart && components[replaced.number].isInPart)
        {
            write("replacing: [\(prefix)S\(replaced.number).self]")
        } else {
            write("provided: []")
        }
        write(") extension LevelContainer<\(level(depth))> {}")
    }

    private func writeEntries(at depth: Int, ofPart isPart: Bool, to files: inout RandomListFiles) {
        func write(_ text: String, error: String? = nil) { files.write(text, inLibrary: false, error: error) }
        write("@Registrations(")
        for component in components where component.depth == depth && component.isInPart == isPart {
            write("\(type(component)).self,")
        }
        if let culprit, fault == (isPart ? .twoLevelsInPart : .twoLevels),
            components[culprit].depth + 1 == depth
        {
            write("\(type(components[culprit])).self,", error: "[duplicateRegistration]")
        }
        if let replaced, replaced.depth == depth, replaced.isInPart == isPart {
            write("\(prefix)Other.self,")
        }
    }

    private static let missingDouble =
        "no registration for 'Double'; list or include one, or name it in 'provided' [missingRegistration]"

    var part: String { "\(prefix)List" }

    /// Whether the list with a name has a part for a level.
    func hasPart(at depth: Int) -> Bool {
        components.contains { $0.depth == depth && $0.isInPart }
            || replaced?.depth == depth && replaced?.isInPart == true
            || fault == .twoLevelsInPart && components[culprit!].depth + 1 == depth
    }

    private func error(of dependency: (target: Int, form: Form), in component: Component) -> String? {
        let target = components[dependency.target]
        switch fault {
        case .innerComponent where component.number == culprit:
            // A part for a level sees the other parts, any other list those that its program's list includes, too.
            let seesTarget = target.isInPart || !component.isInPart || component.depth == 0
            return seesTarget ? "[innerLevel]" : "[missingRegistration]"
        case .brokenContract
        where component.isInPart && target.number == culprit && dependency.form != .optional:
            return "[missingRegistration]"
        default: return nil
        }
    }

    /// The components that a part needs from the lists that include it.
    private func contract(at depth: Int) -> [Component] {
        let parts = components.filter { $0.depth == depth && $0.isInPart }
        let needed = Set(
            parts.flatMap { component in
                component.number == culprit && fault == .innerComponent ? [] : component.dependencies
            }
            .filter { $0.form != .optional }.map(\.target)
        )
        // Its other parts, and a component that replaces one, are known to it.
        let replacedInPart = replaced.flatMap { $0.isInPart && $0.depth <= depth ? $0.number : nil }
        return components.filter {
            needed.contains($0.number) && !$0.isInPart && $0.number != replacedInPart
        }
    }

    /// The entries of the program's list.
    var entries: [String] { components.filter { $0.depth == 0 && !$0.isInPart }.map { "\(type($0)).self" } }

    private func level(_ depth: Int) -> String { "\(prefix)L\(depth)" }
    private func type(_ component: Component) -> String { "\(prefix)Part\(component.number)" }

    private func plainService(_ component: Component) -> String {
        component.hasProtocol ? "\(prefix)S\(component.number)" : type(component)
    }

    private func service(_ component: Component) -> String {
        component.hasProtocol ? "any \(plainService(component))" : type(component)
    }

    private func conformance(_ component: Component) -> String {
        component.hasProtocol ? "\(prefix)S\(component.number)" : "Sendable"
    }

    private func registered(_ component: Component) -> String {
        [
            component.hasProtocol ? "\(plainService(component)).self" : nil,
            component.name.map { name in "name: \"\(name)\"" },
            "scope: \(component.isShared ? ".container" : ".transient")",
        ].compactMap(\.self).joined(separator: ", ")
    }

    private func form(_ form: Form, _ service: String) -> String {
        switch form {
        case .plain: service
        case .optional: "(\(service))?"
        case .lazy: "Lazy<\(service)>"
        case .provider: "Provider<\(service)>"
        }
    }

    // MARK: - Checks

    private func check(
        _ dependency: (target: Int, form: Form),
        named name: String,
        in component: Component
    ) -> String {
        let instance =
            switch dependency.form {
            case .plain: name
            case .optional: "\(name)!"
            case .lazy, .provider: "try \(name).resolve()"
            }
        // What isn't shared is made for the container that asks, which may be that of an inner level.
        if replaced?.number == dependency.target, !component.isShared { return "_ = \(instance)" }
        let expected = provider(of: components[dependency.target], at: component.depth)
        return "check(\(instance), \"\(expected)\", \"\(type(component)).\(name)\")"
    }

    /// The component that is found for the service of another one at a level.
    private func provider(of component: Component, at depth: Int) -> String {
        guard let replaced, replaced.number == component.number, depth >= replaced.depth else {
            return type(component)
        }
        return "\(prefix)Other"
    }

    /// Writes the function that registers the lists of the levels, and checks all components at each level.
    func writeChecks(to files: inout RandomListFiles) {
        func write(_ text: String) { files.write(text, inLibrary: false) }
        write("func check\(prefix)(_ container: Container) throws {")
        write("let level0 = container")
        for depth in Self.depths.dropFirst() {
            write("LevelContainer<\(level(depth))>.registerComponents(in: container)")
            write("let level\(depth) = level\(depth - 1).level(\(level(depth))())")
            write("let other\(depth) = level\(depth - 1).level(\(level(depth))())")
            write("_ = (level\(depth), other\(depth))")
        }
        for component in components {
            let accessor = "c\(component.number)"
            let name = component.name.map { name in ", name: \"\(name)\"" } ?? ""
            let typed = "level\(component.depth).\(accessorName(component)).make()"
            write("let \(accessor) = try \(typed)")
            write("check(\(accessor), \"\(type(component))\", \"accessor of \(type(component))\")")
            for depth in component.depth...3 {
                let found = provider(of: component, at: depth)
                write("do {")
                write("let found = try level\(depth).require((\(service(component))).self\(name))")
                write("check(found, \"\(found)\", \"\(type(component)) at \(depth)\")")
                let isSame = component.isShared && found == type(component)
                write(
                    "if (found === \(accessor)) != \(isSame) { print(\"\(type(component)) at \(depth)\", found) }"
                )
                write("}")
            }
            if component.depth > 0 {
                write("do {")
                write("let other = try other\(component.depth).\(accessorName(component)).make()")
                write("if other === \(accessor) { print(\"\(type(component)) of another container\") }")
                write("let outside = container.resolve((\(service(component))).self\(name))")
                write("if outside != nil { print(\"\(type(component)) is found outside\") }")
                write("}")
            }
        }
        write("}")
    }

    private func accessorName(_ component: Component) -> String {
        type(component).prefix(1).lowercased() + type(component).dropFirst()
    }
}
