import AmpouleSyntax
import SwiftSyntax

/// The injected methods can be called.
struct InjectedMethodRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        component.methods.flatMap { method in violations(in: method, of: component) }
    }

    /// The `async` of a method that nothing can wait for.
    private static func unawaited(_ method: Method, of component: Component) -> TokenSyntax? {
        component.isCompletedAsynchronously ? nil : method.asyncSpecifier
    }

    private static func violations(in method: Method, of component: Component) -> [DiagnosticMessage] {
        let declaration = method.declaration
        if let modifier = declaration.modifiers.first(.static) ?? declaration.modifiers.first(.class) {
            return [.staticMethod(method, modifier)]
        }
        if component.kind == .actor, !declaration.modifiers.contains(.nonisolated) {
            return [.actorMethod(method)]
        }
        let generic =
            declaration.genericParameterClause.map { clause in Syntax(clause) }
            ?? declaration.genericWhereClause.map { clause in Syntax(clause) }
        return [
            generic.map { clause in .genericMethod(method, clause) },
            unawaited(method, of: component).map { token in .asynchronousMethod(method, token) },
        ].compactMap(\.self)
    }
}
