import AmpouleSyntax
import SwiftSyntax

/// A decorator decorates one service, has the scope of what it decorates, and takes the instance as an argument.
struct DecoratorRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard let decorated = component.decorated else { return [] }
        let unspelled = decorated.type == nil ? [DiagnosticMessage.serviceNotLiteral(decorated)] : []
        let others = component.decorations.dropFirst().map { service in
            DiagnosticMessage.furtherDecoration(service, of: component)
        }
        return unspelled + others + surplus(in: component)
            + component.usedInitializers.filter(\.arguments.isEmpty).map { initializer in
                .decoratorWithoutInstance(initializer, of: decorated, in: component)
            }
    }

    /// What a decorator takes from the registration that it decorates.
    private static func surplus(in component: Component) -> [DiagnosticMessage] {
        let services = (component.services + component.contributions).map(\.expression)
        return services.map { service in .serviceOfDecorator(service, of: component) }
            + [component.scope].compactMap(\.self).map { scope in .scopeOfDecorator(scope, of: component) }
    }
}
