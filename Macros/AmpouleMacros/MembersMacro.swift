import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of the macro that declares the members of a component, which are its last argument.
///
/// The compiler expands it only if the other arguments are valid.
enum MembersMacro: DeclarationMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let code = node.arguments.last?.expression.as(StringLiteralExprSyntax.self) else { return [] }
        let text = code.segments.map { segment in segment.as(StringSegmentSyntax.self)?.content.text ?? "" }
        return [DeclSyntax(MissingDeclSyntax(placeholder: .identifier(text.joined())))]
    }
}
