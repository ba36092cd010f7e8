import AmpouleSyntax
import SwiftSyntax

/// The names `Factory` and `RegisteredService` don't mean a type of the user's, which the generated type hides.
struct ShadowedFactoryRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard component.mayNameGeneratedType else { return [] }
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
        let others = component.members.flatMap { member in
            Syntax(member).unqualifiedFactories.filter(\.isNoStructure)
        }
        var known: Set<SyntaxIdentifier> = []
        return (copied.flatMap(\.unqualifiedFactories) + others)
            .filter { token in known.insert(token.id).inserted }
            .map { token in .shadowedFactory(token, in: component) }
    }
}

extension Component {
    fileprivate var mayNameGeneratedType: Bool {
        [Syntax(attribute), Syntax(declaration)].contains { node in
            node.mayContain("Factory") || node.mayContain("RegisteredService")
        }
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

extension TokenSyntax {
    /// Whether the name in a type can't be that of a structure without generic parameters, such as the generated one.
    var isNoStructure: Bool {
        guard let type = parent?.as(IdentifierTypeSyntax.self) else { return false }
        return type.genericArgumentClause != nil || type.parent?.is(SomeOrAnyTypeSyntax.self) == true
    }
}
