import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Registrations` where not all listed types are components.
enum PartialRegistrationsMacro: MemberMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        RegistrationsMacro.declarations(
            of: attribute,
            on: declaration,
            conformingTo: protocols,
            areComponents: false,
            in: context
        )
    }
}

/// The implementation of the macro that declares the accessor of a component, its second argument.
///
/// A list uses it where not all types are components. For each, the compiler chooses between two macros by whether the type
/// is one, so that the others stay listed.
enum ListedComponentMacro: DeclarationMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        node.literals.prefix(1).map(DeclSyntax.init(unparsed:))
    }
}

extension FreestandingMacroExpansionSyntax {
    /// The texts of the literals among the arguments.
    var literals: [String] {
        arguments.compactMap { argument in argument.expression.as(StringLiteralExprSyntax.self) }.map {
            literal in
            literal.segments.map { segment in segment.as(StringSegmentSyntax.self)?.content.text ?? "" }
                .joined()
        }
    }
}
