import Ampoule

@Register
final class Gate {
    @Inject var text: String?

    init() {}
}

func open(_ container: Container, _ gate: Gate) throws {
    container.inject(into: gate)
    // expected-error@-1 {{call can throw but is not marked with 'try'}}
    // corrected: try container.inject(into: gate)
}
