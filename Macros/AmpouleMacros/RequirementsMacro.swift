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
        let statements = literals.dropFirst(2).enumerated().map { index, text in
            Requirement(text: text)?.statement(consumer: literals[0], file: literals[1], number: index) ?? ""
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
