import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Register`.
///
/// The members come first and report what is wrong; the extension follows if nothing is.
enum RegisterMacro: MemberMacro, ExtensionMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let component = Component(declaration, attribute: attribute, in: context) else {
            if declaration.is(ProtocolDeclSyntax.self) {
                context.diagnose([.protocolNotSupported(attribute)])
            }
            return []
        }
        guard component.isReadForFirstAttribute(in: context) else { return [] }
        let violations = component.violations(inheriting: protocols.isEmpty)
        context.diagnose(violations)
        let writer = ComponentWriter(component, in: context)
        return [writer.memberwiseInitializer].compactMap { member in member }
            + (violations.isEmpty ? writer.members : [])
    }

    static func expansion(
        of attribute: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard
            let component = Component(declaration, attribute: attribute, in: context),
            component.isReadForFirstAttribute(in: context),
            component.violations(inheriting: protocols.isEmpty).isEmpty
        else { return [] }
        return [try ComponentWriter(component, in: context).conformance(of: type)]
    }
}

extension Component {
    /// Whether this was read for the first `@Register` of the declaration, which speaks for all.
    fileprivate func isReadForFirstAttribute(in context: some MacroExpansionContext) -> Bool {
        guard
            let first = registerAttributes.first.flatMap({ first in context.location(of: first) }),
            let own = context.location(of: attribute)
        else { return true }
        return first.line.description == own.line.description
            && first.column.description == own.column.description
    }
}
