import AmpouleSyntax
import SwiftDiagnostics
import SwiftSyntax

extension DiagnosticMessage {
    /// A service that is not spelled `Type.self`.
    static func serviceNotLiteral(_ service: Service) -> Self {
        Self(
            at: service.expression,
            "Service '\(service.expression.trimmed)' is not spelled out, but '@Register' writes code with its "
                + "type; write it as 'Type.self'"
        )
    }

    /// A service listed before.
    static func repeatedService(_ service: Service, in attribute: AttributeSyntax) -> Self {
        Self(
            at: service.expression,
            "Service '\(service.expression.trimmed)' is listed more than once, but a component is registered once "
                + "for each service; remove it",
            fixIts: [.remove(service.expression, from: attribute)]
        )
    }

    /// A service that a component contributes to twice.
    static func repeatedContribution(_ service: Service, in attribute: AttributeSyntax) -> Self {
        Self(
            at: service.expression,
            "Service '\(service.expression.trimmed)' is listed more than once, but a component contributes to a "
                + "collection once; remove it",
            fixIts: [.remove(service.expression, from: attribute)]
        )
    }

    /// A component with arguments that contributes to a list.
    static func contributionWithArguments(_ service: Service, of component: Component) -> Self {
        Self(
            at: service.expression,
            "Component '\(component.name.textWithoutBackticks)' cannot contribute to a collection, because it "
                + "takes arguments, which a collection does not pass; give them default values, or contribute a "
                + "closure that passes them"
        )
    }

    /// A name without any text.
    static func emptyName(_ name: ExprSyntax, in attribute: AttributeSyntax) -> Self {
        Self(
            at: name,
            "The name is empty, which is another registration than the one without a name; give a name or "
                + "remove 'name:'",
            fixIts: [.remove(name, named: "name:", from: attribute)]
        )
    }

    /// A name put together at run time.
    static func interpolatedName(_ name: ExprSyntax) -> Self {
        Self(
            at: name,
            "The name is interpolated, but as a part of the registration key it has to be the same at all times; "
                + "write it out or refer to a constant"
        )
    }
}
