import AmpouleSyntax
import SwiftSyntax
import SwiftSyntaxMacros

/// The implementation of `@Provides`.
enum ProvidesMacro: PeerMacro {
    static var formatMode: FormatMode { .disabled }

    static func expansion(
        of attribute: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let function = declaration.as(FunctionDeclSyntax.self) else {
            context.diagnose([.providedKind(attribute, declaration)])
            return []
        }
        let component = Component(function, attribute: attribute, in: context)
        let violations = component.functionViolations
        context.diagnose(violations)
        guard violations.allowStandIn else { return [] }
        let writer = ComponentWriter(component, in: context)
        return writer.functionComponent(with: violations.isEmpty ? writer.members : writer.standIn)
    }
}
