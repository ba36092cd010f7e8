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
        let requirements = literals.dropFirst(2).map(Requirement.init(text:))
        let isolation =
            requirements.contains { requirement in requirement?.isolation == .ofConsumer }
            ? ["let __isolation = Ampoule::__value(of: __Isolation.self)"] : []
        let statements = requirements.enumerated().map { index, requirement in
            requirement?.statement(consumer: literals[0], file: literals[1], number: index) ?? ""
        }
        let body = ["let __keys = Ampoule::__keys(__dependencies)"] + isolation + statements
        return ExprSyntax(unparsed: "{\n\(body.joined(separator: "\n"))\n}()")
    }
}

/// The implementation of `#__missing`, which reports a dependency that no list provides.
enum MissingMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let literals = node.literals
        guard literals.count == 3, let requirement = Requirement(text: literals[2]) else { return "nil" }
        return ExprSyntax(
            unparsed: "{\n\(requirement.report(consumer: literals[0], file: literals[1]))\n}()"
        )
    }
}

/// The implementation of `#__hiddenRequirements`, which refuses a component that another module lists.
enum HiddenRequirementsMacro: ExpressionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let literals = node.literals
        guard literals.count == 3, let place = SourcePlace(text: literals[2]) else { return "nil" }
        let consumer = literals[0]
        let message =
            "other modules can't see its dependencies; list it in its own module, or make what it injects as visible as it is"
        return ExprSyntax(
            unparsed: """
                { () -> Swift::Bool? in
                @available(*, unavailable, message: "\(message) [hiddenDependencies]")
                func \(consumer)(_: Swift::Void) {}
                \(place.directive("\(consumer)(())", in: literals[1]))
                return nil
                }()
                """
        )
    }
}
