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

/// What a subclass of a component overrides is injected by the superclass.
///
/// The declaration doesn't show whether the overridden member is marked `@Inject`. If it is, both classes would inject the
/// member, each through the override.
struct OverriddenInjectionRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let properties = component.injectedProperties.filter { property in
            property.declaration.modifiers.contains(.override)
        }
        let methods = component.methods.filter { method in method.declaration.modifiers.contains(.override) }
        let members =
            properties.map { property in ("property '\(property.name?.text ?? "")'", property.injections) }
            + methods.map { method in ("method '\(method.declaration.name.text)'", method.injections) }
        return members.flatMap { name, injections in
            injections.prefix(1).map { injection in .overriddenInjection(injection, of: name) }
        }
    }
}
