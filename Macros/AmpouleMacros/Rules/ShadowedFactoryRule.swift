import AmpouleSyntax
import SwiftSyntax

/// Copied code has the same meaning in the generated code.
struct ShadowedFactoryRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let parameters =
            component.usedInitializers.flatMap(\.parameters) + component.methods.flatMap(\.parameters)
        let copied: [Syntax] =
            component.services.map { service in Syntax(service.expression) }
            + [component.resultType.map { type in Syntax(type) }].compactMap(\.self)
            + component.injectedProperties.compactMap { property in
                property.type.map { type in Syntax(type.written) }
            }
            + parameters.flatMap { parameter in
                [Syntax(parameter.type.written), parameter.defaultValue.map { value in Syntax(value) }]
            }.compactMap(\.self)
        return copied.flatMap(\.unqualifiedFactories).map { token in .shadowedFactory(token, in: component) }
    }
}

extension Syntax {
    /// The uses of the names of generated types without anything before them.
    fileprivate var unqualifiedFactories: [TokenSyntax] {
        tokens(viewMode: .sourceAccurate).filter { token in
            ["Factory", "RegisteredService"].contains(token.textWithoutBackticks)
                && token.previousToken(viewMode: .sourceAccurate)?.tokenKind != .period
        }
    }
}
