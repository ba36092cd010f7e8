/// A type as a source spells it, without `any`, parentheses and attributes, which make no difference.
package indirect enum TypeSpelling: Codable, Hashable, Sendable {
    /// A name with the names of the types or the module around it, such as `Pets.Cat` or `Crate<Int>`.
    case named([Name])

    /// `A & B`.
    case composition([TypeSpelling])

    /// `(A, B)`.
    case tuple([TypeSpelling])

    /// A type that the language builds of others, such as `(A) -> B`, `(name: A, age: B)` or `A.Type`.
    case built(Form, [TypeSpelling])

    /// Anything else, which may be any type.
    case other(String)

    /// The form in which a type is built of others.
    package struct Form: Codable, Hashable, Sendable {
        /// The texts before, between and after the other types.
        package var pieces: [String]

        /// Whether no other form makes the same type of the same parts.
        package var isPlain: Bool
    }

    /// One name in a spelling, with its generic arguments.
    package struct Name: Codable, Hashable, Sendable {
        package var text: String
        package var arguments: [TypeSpelling]

        /// The module before `::`, as in `Farm::Horse`.
        package var module: String?

        package init(_ text: String, arguments: [TypeSpelling] = [], module: String? = nil) {
            self.text = text
            self.arguments = arguments
            self.module = module
        }
    }

    /// The spelling of a standard type around others, such as `Optional` for `Cat?`.
    package static func generic(_ name: String, _ arguments: TypeSpelling...) -> TypeSpelling {
        .named([Name(name, arguments: arguments)])
    }
}

extension TypeSpelling: CustomStringConvertible {
    /// The type as usually written: with `?` for optionals, and without qualifiers.
    package var description: String {
        switch self {
        case .named(let names): names.last.map { Self.text($0.text, $0.arguments.map(\.description)) } ?? ""
        case .composition(let parts): parts.map(\.description).joined(separator: " & ")
        case .tuple(let elements): "(\(elements.map(\.description).joined(separator: ", ")))"
        case .built(let form, let parts): form.text(parts.map(\.description))
        case .other(let text): text
        }
    }

    /// A name with its arguments as usually written.
    static func text(_ name: String, _ arguments: [String]) -> String {
        switch (name, arguments.count) {
        case (_, 0): name
        case ("Optional", 1): arguments[0].contains(" ") ? "(\(arguments[0]))?" : "\(arguments[0])?"
        default: "\(name)<\(arguments.joined(separator: ", "))>"
        }
    }
}

extension TypeSpelling {
    /// The generic arguments of the last name.
    package var arguments: [TypeSpelling] {
        guard case .named(let names) = self else { return [] }
        return names.last?.arguments ?? []
    }

    /// Whether any of the names has generic arguments.
    var hasArguments: Bool {
        guard case .named(let names) = self else { return false }
        return names.contains { !$0.arguments.isEmpty }
    }

    /// The only generic argument of a standard type or of a wrapper.
    func wrapped(by wrappers: Set<String>) -> TypeSpelling? {
        guard case .named(let names) = self, let last = names.last, last.arguments.count == 1 else {
            return nil
        }
        guard wrappers.contains(last.text), names.dropLast().allSatisfy({ $0.isOfLibrary }),
            last.module.map(KnownNames.ownModules.contains) ?? true
        else { return nil }
        return last.arguments[0]
    }
}

extension TypeSpelling.Form {
    /// The text of a type that is built of others with these texts.
    package func text(_ parts: [String]) -> String {
        zip(pieces, parts + [""]).map { piece, part in piece + part }.joined()
    }
}

extension TypeSpelling.Name {
    /// Whether this names a module that comes with the library or the language.
    var isOfLibrary: Bool { KnownNames.ownModules.contains(text) }
}
