import AmpouleSyntax
import SwiftSyntax

extension Component {
    private static var functionRules: [any ComponentRule.Type] {
        [
            RegistrationNameRule.self,
            FunctionRule.self,
            InitializerRule.self,
            ParameterRule.self,
            RepeatedInjectionRule.self,
            InjectionNameRule.self,
            ShadowedFactoryRule.self,
        ]
    }

    /// Everything that is wrong with a function marked `@Provides`.
    var functionViolations: [DiagnosticMessage] {
        Component.functionRules.flatMap { rule in rule.violations(in: self) }
    }
}

/// The function can be called without an instance, and returns a service.
struct FunctionRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard let function = component.function else { return [] }
        return [placement(of: function, in: component), result(of: function)].compactMap { message in message
        }
    }

    private static func placement(of function: FunctionDeclSyntax, in component: Component)
        -> DiagnosticMessage?
    {
        guard component.surroundings.first?.asProtocol((any DeclGroupSyntax).self) != nil else {
            return .providedOutsideType(component.attribute)
        }
        guard !function.modifiers.contains(.static), !function.modifiers.contains(.class) else { return nil }
        return .providedByInstance(function)
    }

    private static func result(of function: FunctionDeclSyntax) -> DiagnosticMessage? {
        guard let type = function.signature.returnClause?.type, !type.isVoid else {
            return .providedNothing(function)
        }
        return type.opaqueTypes.first.map { type in .opaqueResult(of: function, type) }
    }
}
