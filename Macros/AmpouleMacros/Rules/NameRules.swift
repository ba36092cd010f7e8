import AmpouleSyntax
import SwiftSyntax

/// The name of the component's registration, if it has one, is known at compile time.
struct RegistrationNameRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        nameViolations(component.registrationName, in: component.attribute)
    }
}

/// So can the names of its dependencies, and only dependencies have one.
struct InjectionNameRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let parameters =
            component.usedInitializers.flatMap(\.parameters) + component.methods.flatMap(\.parameters)
        let properties = component.declarationsOfProperties.flatMap(\.attributes.injections)
        let dependencies = parameters.filter { parameter in parameter.node.is(FunctionParameterSyntax.self) }
            .flatMap(\.injections)
        let names = (dependencies + properties).flatMap { injection in
            nameViolations(injection.name, in: injection.attribute)
        }
        let initializers = component.initializers.flatMap(\.injections).filter { injection in
            injection.name != nil
        }
        let methods = component.methods.flatMap(\.injections).filter { injection in injection.name != nil }
        return names
            + initializers.map { injection in .namedMember(injection, kind: "an initializer") }
            + methods.map { injection in .namedMember(injection, kind: "a method") }
    }
}

extension Component {
    /// The declarations of the properties, several of which may share one.
    var declarationsOfProperties: [VariableDeclSyntax] {
        members.compactMap { member in member.as(VariableDeclSyntax.self) }
    }
}

private func nameViolations(_ name: ExprSyntax?, in attribute: AttributeSyntax) -> [DiagnosticMessage] {
    guard let name, let literal = name.as(StringLiteralExprSyntax.self) else { return [] }
    guard let value = literal.representedLiteralValue else { return [.interpolatedName(name)] }
    return value.isEmpty ? [.emptyName(name, in: attribute)] : []
}
