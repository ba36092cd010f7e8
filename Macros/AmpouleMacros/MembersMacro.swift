import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of the macros that declare their last argument: the members of a component, or the accessor that stands
/// in for one in a list.
///
/// The compiler expands them only if the other arguments are valid.
enum MembersMacro: DeclarationMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        node.literals.suffix(1).map(DeclSyntax.init(unparsed:))
    }
}
