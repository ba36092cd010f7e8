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
        else {
            context.diagnose([.protocolNotSupported(attribute)])
            return []
        }
        guard component.isAtFirstRegister(in: context) else { return [] }
        let inherited: [DiagnosticMessage] = protocols.isEmpty ? [.inheritedConformance(component)] : []
        let violations = component.violations + inherited
        context.diagnose(violations)
        return violations.isEmpty ? [try ComponentWriter(component, in: context).extensionDeclaration()] : []
    }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard
            let component = Component(declaration, attribute: attribute, in: context),
            component.isAtFirstRegister(in: context)
        else { return [] }
        return [ComponentWriter(component, in: context).memberwiseInitializer].compactMap { declaration in declaration }
    }
}

extension Component {
    /// Whether this was read for the first `@Register` of the declaration, which speaks for all.
    fileprivate func isAtFirstRegister(in context: some MacroExpansionContext) -> Bool {
        guard
            let first = registerAttributes.first,
            let firstLocation = context.location(of: first),
            let location = context.location(of: attribute)
        else { return true }
        return firstLocation.line.description == location.line.description
            && firstLocation.column.description == location.column.description
    }
}
