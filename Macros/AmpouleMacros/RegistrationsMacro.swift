import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Registrations`.
enum RegistrationsMacro: MemberMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(ExtensionDeclSyntax.self) else { return [] }
        let list = ComponentList(attribute, on: declaration)
        return ComponentListWriter(list, in: context).declarations
    }
}
