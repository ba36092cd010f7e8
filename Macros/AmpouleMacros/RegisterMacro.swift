import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Register`.
enum RegisterMacro: ExtensionMacro, MemberMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard
            let component = Component(
                declaration,
                attribute: attribute,
                extendedName: type.trimmedDescription,
                in: context
            )
        else { return [] }
        return [try ComponentWriter(component, in: context).extensionDeclaration()]
    }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let component = Component(declaration, attribute: attribute, in: context) else { return [] }
        return [ComponentWriter(component, in: context).memberwiseInitializer].compactMap { declaration in declaration }
    }
}
