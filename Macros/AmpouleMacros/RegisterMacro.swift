import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Register`.
///
/// The extension is what reports misuses, as the compiler expands members only when it looks for some.
enum RegisterMacro: MemberMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard let component = Component(declaration, attribute: attribute, in: context) else {
            if declaration.is(ProtocolDeclSyntax.self) {
                context.diagnose([.protocolNotSupported(attribute)])
            }
            return []
        }
        guard component.isReadForFirstAttribute(in: context) else { return [] }
        let violations = component.violations(inheriting: protocols.isEmpty)
        context.diagnose(violations)
        guard violations.allowStandIn else { return [] }
        let writer = ComponentWriter(component, missing: protocols, in: context)
        return [try writer.conformance(of: type)].compactMap { conformance in conformance }
    }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard
            let component = Component(declaration, attribute: attribute, in: context),
            component.isReadForFirstAttribute(in: context)
        else { return [] }
        let writer = ComponentWriter(component, missing: protocols, in: context)
        let initializer = [writer.memberwiseInitializer].compactMap { member in member }
        let violations = component.violations(inheriting: protocols.isEmpty)
        guard violations.allowStandIn else { return initializer }
        return initializer + (violations.isEmpty ? writer.members : writer.standIn)
    }
}

extension Component {
    /// Whether this was read for the first `@Register` of the declaration, which speaks for all.
    fileprivate func isReadForFirstAttribute(in context: some MacroExpansionContext) -> Bool {
        guard
            registerAttributes.count > 1,
            let first = registerAttributes.first.flatMap({ first in context.location(of: first) }),
            let own = context.location(of: attribute)
        else { return true }
        return first.line.description == own.line.description
            && first.column.description == own.column.description
    }
}
