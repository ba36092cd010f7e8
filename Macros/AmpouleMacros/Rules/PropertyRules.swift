import AmpouleSyntax
import SwiftSyntax

/// A memberwise initializer can be written.
struct MemberwisePropertyRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard !component.hasInitializer, component.kind != .enumeration else { return [] }
        let set = component.properties.filter { property in
            // An injected constant with a value is another mistake.
            property.isMemberwise && !component.isInjectedAfterwards(property)
                && !(property.isConstant && property.initialValue != nil)
        }
        return set.compactMap { property in
            guard let name = property.name else { return .destructuredProperty(property) }
            return property.isInferred ? .untypedProperty(property, name: name) : nil
        }
    }
}

extension Property {
    /// Whether the compiler infers the type from the value.
    fileprivate var isInferred: Bool { type == nil && !lacksType }
}

/// The injected properties can be set.
struct InjectedPropertyRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        component.properties.filter { property in !property.injections.isEmpty }.compactMap { property in
            modifierViolation(property, in: component) ?? violation(property, in: component)
        }
    }

    private static func modifierViolation(_ property: Property, in component: Component) -> DiagnosticMessage?
    {
        let modifiers = property.declaration.modifiers
        if let modifier = modifiers.first(.static) ?? modifiers.first(.class) {
            return .staticProperty(property, modifier)
        }
        if let modifier = modifiers.first(.lazy) { return .lazyProperty(property, modifier) }
        return modifiers.first(.unowned).map { modifier in .unownedProperty(property, modifier, in: component)
        }
    }

    private static func violation(_ property: Property, in component: Component) -> DiagnosticMessage? {
        if property.isComputed, !property.hasSetter { return .readOnlyProperty(property) }
        if property.isConstant, component.hasInitializer || property.initialValue != nil {
            return .constantProperty(property)
        }
        guard component.isInjectedAfterwards(property) else { return nil }
        if component.kind == .actor { return .actorProperty(property) }
        guard let name = property.name else { return .destructuredProperty(property) }
        return property.isInferred ? .untypedProperty(property, name: name) : nil
    }
}
