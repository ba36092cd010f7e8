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
        node.literals.suffix(1).map(DeclSyntax.init(unparsed:))
    }
}
