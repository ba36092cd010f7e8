import AmpouleSyntax
import SwiftSyntax

/// Nothing is injected twice.
struct RepeatedInjectionRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let parameters =
            component.usedInitializers.flatMap(\.parameters) + component.methods.flatMap(\.parameters)
        let marked =
            parameters.filter { parameter in parameter.node.is(FunctionParameterSyntax.self) }.map(
                \.injections
            )
            + component.declarationsOfProperties.map(\.attributes.injections)
            + component.initializers.map(\.injections)
            + component.methods.map(\.injections)
        return marked.flatMap { injections in injections.dropFirst().map(DiagnosticMessage.repeatedInjection)
        }
    }
}
