import AmpouleSyntax
import SwiftSyntax

/// It is clear which initializers are used.
struct InitializerChoiceRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        if component.kind == .enumeration, !component.hasInitializer {
            return [.enumerationWithoutInitializer(component)]
        }
        guard component.usedInitializers.isEmpty else { return [] }
        // The compiler reports the others.
        let distinct = component.initializers.count - component.redeclaredInitializers.count
        return distinct > 1 ? [.ambiguousInitializers(component)] : []
    }
}

/// The initializers can be called by a container.
struct InitializerRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        component.usedInitializers.compactMap(\.declaration).compactMap { declaration in
            let generic =
                declaration.genericParameterClause.map { clause in Syntax(clause) }
                ?? declaration.genericWhereClause.map { clause in Syntax(clause) }
            return generic.map { clause in .genericInitializer(clause, of: component) }
        }
    }
}

/// Each initializer has a registration key of its own.
struct EqualArgumentsRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let redeclared = component.redeclaredInitializers.compactMap { $0.declaration?.id }
        return component.usedInitializers
            .repetitions { initializer in
                initializer.arguments.map { argument in argument.type.ofArgument.description }
            }
            .compactMap { pair in
                guard let declaration = pair.repeated.declaration, !redeclared.contains(declaration.id)
                else { return nil }
                return .equalArguments(pair.repeated, declaration)
            }
    }
}
