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
        return [placement(of: function, in: component), result(of: function)].compactMap(\.self)
    }

    private static func placement(of function: FunctionDeclSyntax, in component: Component)
        -> DiagnosticMessage?
    {
        guard let surrounding = component.surroundings.first?.asProtocol((any DeclGroupSyntax).self) else {
            return .providedOutsideType(component.attribute)
        }
        if let name = surrounding.nameOfProtocol { return .providedInProtocol(function, name) }
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

extension DeclGroupSyntax {
    /// The name of the protocol that this declares or extends, where the syntax shows that it does.
    fileprivate var nameOfProtocol: String? {
        if let declaration = self.as(ProtocolDeclSyntax.self) { return declaration.name.textWithoutBackticks }
        guard let type = self.as(ExtensionDeclSyntax.self) else { return nil }
        let isConstrained = type.genericWhereClause?.requirements.contains(where: \.isAboutSelf) == true
        return isConstrained || type.extendedType.isReference(to: "Resolver", inModule: "Ampoule")
            ? type.extendedType.trimmedText : nil
    }
}

extension GenericRequirementSyntax {
    /// Whether this constrains `Self`, which only extensions of protocols do.
    fileprivate var isAboutSelf: Bool {
        switch requirement {
        case .conformanceRequirement(let requirement): requirement.leftType.trimmedText == "Self"
        case .sameTypeRequirement(let requirement): requirement.leftType.trimmedText == "Self"
        default: false
        }
    }
}
