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
