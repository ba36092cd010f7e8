import AmpouleSyntax
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
        declarations(
            of: attribute,
            on: declaration,
            conformingTo: protocols,
            areComponents: true,
            in: context
        )
    }

    /// - Parameter areComponents: Whether all listed types are components.
    static func declarations(
        of attribute: AttributeSyntax,
        on declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        areComponents: Bool,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        guard let list = ComponentList(attribute, on: declaration) else {
            context.diagnose([.registrationsNotSupported(attribute, on: declaration)])
            return []
        }
        // A protocol does not conform to itself, so this says nothing of an extension of 'Resolver'.
        if list.isOnContainer, list.level == nil, !protocols.isEmpty {
            context.diagnose([.foreignContainer(list)])
            return []
        }
        context.diagnose(list.violations)
        // The list of all components is in a file that the plugin writes.
        let writer = ComponentListWriter(list, areComponents: areComponents, in: context)
        return list.isOfAll ? [] : writer.declarations
    }
}

extension RegistrationsMacro: PeerMacro {
    static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(ExtensionDeclSyntax.self),
            let list = ComponentList(attribute, on: declaration), !list.isOfAll
        else { return [] }
        let writer = ComponentListWriter(list, areComponents: true, in: context)
        return [writer.functionOfName, writer.graphFunction].compactMap(\.self)
    }
}
