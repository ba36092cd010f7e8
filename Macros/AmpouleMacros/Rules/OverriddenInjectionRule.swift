import AmpouleSyntax
import SwiftSyntax

/// A subclass of a component doesn't inject a member that it overrides.
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
