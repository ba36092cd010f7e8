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
        guard let components = Component.read(declaration, attribute: attribute, in: context) else {
            if declaration.is(ProtocolDeclSyntax.self) {
                context.diagnose([.protocolNotSupported(attribute)])
            } else if let condition = context.surplusCondition(in: declaration) {
                context.diagnose([.tooManyConditions(condition)])
            }
            return []
        }
        guard let component = components.all.first, component.isReadForFirstAttribute(in: context) else {
            return []
        }
        let violations = Violations(components, inheriting: protocols.isEmpty)
        context.diagnose(violations.common + components.unreadInjections)
        guard violations.common.allowStandIn else { return [] }
        let writer = ComponentWriter(component, missing: protocols, in: context)
        return writer.conformance(of: type).map { conformance in [conformance] } ?? []
    }

    static func expansion(
        of attribute: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard
            let components = Component.read(declaration, attribute: attribute, in: context),
            components.all.first?.isReadForFirstAttribute(in: context) == true
        else { return [] }
        let violations = Violations(components, inheriting: protocols.isEmpty)
        let members = components.map { component in
            ComponentWriter(component, missing: protocols, in: context).members(reporting: violations)
        }
        if case .always(let members) = members { return members }
        let text = members.map { members in members.map(\.description).asDeclarations() }.text
        return [DeclSyntax(unparsed: text)]
    }
}

extension ComponentWriter {
    /// The members of the component, or those that stand in for them where its declaration is refused.
    fileprivate func members(reporting violations: Violations) -> [DeclSyntax] {
        let own = violations.violations(in: component)
        let isRefused = own.contains(where: \.isReportedByCompiler)
        let usable = isRefused && !component.hasInitializer ? initializerStandIn : memberwiseInitializer
        let initializer = [usable].compactMap(\.self).map(DeclSyntax.init(unparsed:))
        // The compiler itself refuses the extension of a local type.
        guard !component.isLocal else { return initializer }
        let specific = violations.specific(to: component).filter { message in !message.isReportedByCompiler }
            .map { message in directive.error(message.message, at: message.node) }
        let errors = specific.map(DeclSyntax.init(unparsed:))
        guard own.allowStandIn else { return initializer + errors }
        return own.isEmpty ? errors + members : initializer + errors + standIn
    }
}

extension Component {
    /// Whether the type is declared in a function or a closure.
    fileprivate var isLocal: Bool {
        surroundings.contains { surrounding in surrounding.asProtocol((any DeclGroupSyntax).self) == nil }
    }

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
