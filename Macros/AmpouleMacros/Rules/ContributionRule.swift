import AmpouleSyntax

/// The services of `contributesTo:` are spelled out, each once, and the component can be made without arguments.
struct ContributionRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        guard let first = component.contributions.first, component.decorated == nil else { return [] }
        let unspelled = component.contributions.filter { service in service.type == nil }
        let repeated = component.contributions.repetitions { service in service.type?.description }
        let initializers = component.usedInitializers
        let needsArguments = !initializers.contains { initializer in
            initializer.arguments.allSatisfy { argument in argument.defaultValue != nil }
        }
        return unspelled.map(DiagnosticMessage.serviceNotLiteral)
            + repeated.map { pair in .repeatedContribution(pair.repeated, in: component.attribute) }
            + (needsArguments && !initializers.isEmpty
                ? [.contributionWithArguments(first, of: component)] : [])
    }
}
