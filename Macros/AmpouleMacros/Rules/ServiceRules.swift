import AmpouleSyntax
import SwiftSyntax

extension Component {
    /// The services are spelled out, each once.
    var serviceViolations: [DiagnosticMessage] {
        services.unspelled
            + services.repetitions { service in service.type?.description }
            .map { pair in .repeatedService(pair.repeated, in: attribute) }
    }

    /// The services of `contributesTo:` are spelled out, each once, and the component can be made without arguments.
    var contributionViolations: [DiagnosticMessage] {
        guard let first = contributions.first, decorated == nil else { return [] }
        let repeated = contributions.repetitions { service in service.type?.description }
        let needsArguments = !usedInitializers.contains { initializer in
            initializer.arguments.allSatisfy { argument in argument.defaultValue != nil }
        }
        return contributions.unspelled
            + repeated.map { pair in .repeatedContribution(pair.repeated, in: attribute) }
            + (needsArguments && !usedInitializers.isEmpty
                ? [.contributionWithArguments(first, of: self)] : [])
    }

    /// A decorator decorates one service, has the scope of what it decorates, and takes the instance as an argument.
    var decoratorViolations: [DiagnosticMessage] {
        guard let decorated else { return [] }
        var messages = [decorated].unspelled
        messages += decorations.dropFirst().map { service in .furtherDecoration(service, of: self) }
        messages += (services + contributions).map { service in .serviceOfDecorator(service, of: self) }
        messages += [scope].compactMap(\.self).map { scope in .scopeOfDecorator(scope, of: self) }
        messages += usedInitializers.filter(\.arguments.isEmpty).map { initializer in
            .decoratorWithoutInstance(initializer, of: decorated, in: self)
        }
        return messages
    }

    /// The expressions of all services in the attribute.
    var serviceExpressions: [ExprSyntax] { (services + contributions + decorations).map(\.expression) }

    /// The names in the attribute have the same meaning among the members, where generated code repeats them.
    var hiddenNames: [DiagnosticMessage] {
        let types = serviceExpressions
        let values = [registrationName, scope].compactMap(\.self)
        guard !types.isEmpty || !values.isEmpty else { return [] }
        return hidden(types, by: members.filter(\.isType)) + hidden(values, by: members)
    }

    private func hidden(_ expressions: [ExprSyntax], by members: [DeclSyntax]) -> [DiagnosticMessage] {
        let names = Set(members.flatMap(\.declaredNames).map(\.textWithoutBackticks))
        return expressions.flatMap { expression in expression.tokens(viewMode: .sourceAccurate) }
            .filter { token in token.isUnqualifiedName && names.contains(token.textWithoutBackticks) }
            .map { token in .hiddenName(token, in: self) }
    }

    /// The names `Factory` and `RegisteredService` don't mean a type of the user's, which the generated type hides.
    var shadowedFactories: [DiagnosticMessage] {
        guard mayNameGeneratedType else { return [] }
        let copied: [Syntax] =
            services.map { service in Syntax(service.expression) }
            + [resultType.map { type in Syntax(type) }].compactMap(\.self)
            + injectedProperties.compactMap { property in
                property.type.map { type in Syntax(type.written) }
            }
            + calledParameters.flatMap { parameter in
                [Syntax(parameter.type.written), parameter.defaultValue.map { value in Syntax(value) }]
            }.compactMap(\.self)
        let others = members.flatMap { member in
            Syntax(member).unqualifiedFactories.filter(\.isNoStructure)
        }
        var known: Set<SyntaxIdentifier> = []
        return (copied.flatMap(\.unqualifiedFactories) + others)
            .filter { token in known.insert(token.id).inserted }
            .map { token in .shadowedFactory(token, in: self) }
    }

    private var mayNameGeneratedType: Bool {
        [Syntax(attribute), Syntax(declaration)].contains { node in
            node.mayContain("Factory") || node.mayContain("RegisteredService")
        }
    }
}

extension [Service] {
    fileprivate var unspelled: [DiagnosticMessage] {
        filter { service in service.type == nil }.map(DiagnosticMessage.serviceNotLiteral)
    }
}

extension TokenSyntax {
    /// Whether this is a name that is looked up in the surroundings.
    fileprivate var isUnqualifiedName: Bool {
        guard case .identifier = tokenKind else { return false }
        let previous = previousToken(viewMode: .sourceAccurate)?.text
        let next = nextToken(viewMode: .sourceAccurate)?.text
        return previous != "." && previous != "::" && next != "::" && next != ":"
    }

    /// Whether the name in a type can't be that of a structure without generic parameters, such as the generated one.
    var isNoStructure: Bool {
        guard let type = parent?.as(IdentifierTypeSyntax.self) else { return false }
        return type.genericArgumentClause != nil || type.parent?.is(SomeOrAnyTypeSyntax.self) == true
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
