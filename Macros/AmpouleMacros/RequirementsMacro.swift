import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `#__requirements`, which requests the dependencies of a component.
///
/// The compiler expands it in the scope of the list that proves the component.
enum RequirementsMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let literals = node.literals
        guard literals.count > 2 else { return ExprSyntax(unparsed: "nil") }
        let requirements = literals.dropFirst(2).compactMap { text in Requirement(text: text) }
        let statements = requirements.enumerated().map { index, requirement in
            requirement.statement(
                consumer: literals[0],
                file: literals[1],
                key: requirements.count == 1 ? "__keys.key" : "__keys.key.\(index)"
            )
        }
        return ExprSyntax(unparsed: "{\n\(statements.joined(separator: "\n"))\n}()")
    }
}

/// The implementation of `#__hiddenRequirements`, which refuses a component that another module lists.
enum HiddenRequirementsMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let consumer = node.literals.first ?? "component"
        let message =
            "other modules can't see its dependencies; list it in its own module, or make what it injects as visible as it is"
        return ExprSyntax(
            unparsed: """
                { () -> Swift::Bool? in
                @available(*, unavailable, message: "\(message) [hiddenDependencies]")
                func \(consumer)(_: Swift::Void) {}
                \(consumer)(())
                return nil
                }()
                """
        )
    }
}

/// One dependency of a component, as the argument of `#__requirements` describes it.
struct Requirement {
    /// The kinds of names by which registrations are requested.
    enum Name: String {
        case none = "-"
        case literal = "l"

        /// An expression, which only a program in execution can compare.
        case expression = "e"
    }

    let line: Int
    let column: Int
    let name: Name

    /// Whether the consumer is made, or completed, asynchronously.
    let isAwaited: Bool

    /// The service and its name, for people.
    let title: String
}

extension Requirement {
    /// The text that describes the requirement, as it stands in a literal.
    var text: String { "\(line):\(column) \(name.rawValue)\(isAwaited ? "a" : "s") \(title)" }

    /// Reads the text that describes a requirement.
    init?(text: String) {
        let parts = text.split(separator: " ", maxSplits: 2)
        guard parts.count == 3 else { return nil }
        let place = parts[0].split(separator: ":").compactMap { Int($0) }
        guard place.count == 2, let name = Name(rawValue: String(parts[1].prefix(1))) else { return nil }
        self.init(
            line: place[0],
            column: place[1],
            name: name,
            isAwaited: parts[1].hasSuffix("a"),
            title: String(parts[2])
        )
    }

    /// The statement that requests the dependency.
    ///
    /// The compiler reports a call of the function that the verdict chooses, if that is unavailable. It bears the name of the
    /// consumer, with which the report begins. In one expression with the verdict, the compiler would choose another verdict
    /// to avoid an unavailable function.
    fileprivate func statement(consumer: String, file: String, key: String) -> String {
        guard name != .expression else { return "" }
        let missing = unavailable(consumer, "Missing", "no registration for \(title) [missingRegistration]")
        let asynchronous =
            isAwaited
            ? "func \(consumer)(_: Ampoule::__Asynchronous) {}"
            : unavailable(
                consumer,
                "Asynchronous",
                "it cannot wait for \(title), which is made asynchronously [asynchronousDependency]"
            )
        let unawaited = unavailable(
            consumer,
            "Unawaited",
            "a 'Lazy' or a 'Provider' cannot wait for \(title), which is made asynchronously [asynchronousDependency]"
        )
        let indentation = String(repeating: " ", count: max(column - 1, 0))
        return """
            do {
            \(missing)
            \(asynchronous)
            \(unawaited)
            func \(consumer)(_: Ampoule::__Synchronous) {}
            let __wanted = Ampoule::__request(\(key))
            #sourceLocation(file: "\(file)", line: \(line))
            \(requests)
            #sourceLocation()
            let __verdict = __wanted.verdict(__own, __included)
            #sourceLocation(file: "\(file)", line: \(line))
            \(indentation)\(consumer)(__verdict)
            #sourceLocation()
            }
            """
    }

    /// The constants with what the list itself and the included lists provide.
    private var requests: String {
        let own = "registrationForThisKey(__wanted.key)"
        let included = "Self.__provider(__wanted.key, __lists)"
        guard name == .literal else { return "let __own = \(own), __included = \(included)" }
        return """
            let __namedLikewise = \(own), __named = registrationForThisKey(__wanted.anyName)
            let __includedLikewise = \(included), __includedNamed = Self.__provider(__wanted.anyName, __lists)
            let __own = __wanted.first(__namedLikewise, __named), __included = __wanted.first(__includedLikewise, __includedNamed)
            """
    }

    private func unavailable(_ consumer: String, _ verdict: String, _ message: String) -> String {
        """
        @available(*, unavailable, message: "\(message)")
        func \(consumer)(_: Ampoule::__\(verdict)) {}
        """
    }
}
