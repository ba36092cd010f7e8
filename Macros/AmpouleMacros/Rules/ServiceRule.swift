import AmpouleSyntax

/// The services are spelled out, each once.
struct ServiceRule: ComponentRule {
    static func violations(in component: Component) -> [DiagnosticMessage] {
        let unspelled = component.services.filter { service in service.type == nil }
        let repeated = component.services.repetitions { service in service.type?.description }
        return unspelled.map(DiagnosticMessage.serviceNotLiteral)
            + repeated.map { pair in .repeatedService(pair.repeated, in: component.attribute) }
    }
}
