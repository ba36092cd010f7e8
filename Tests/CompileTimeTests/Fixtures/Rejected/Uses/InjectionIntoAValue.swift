import Ampoule

@Register
struct Sign {
    @Inject var text: String?

    init() {}
}

@Register
final class Gate {
    @Inject var sign: Sign?

    init() {}
}

func open(_ container: Container, _ sign: Sign, _ gate: Gate) async throws {
    try container.inject(into: sign)
    // expected-error@-1 {{argument type 'Sign' expected to be an instance of a class or class-constrained type}}
    // corrected: try container.inject(into: gate)
    try await container.asynchronous.inject(into: sign)
    // expected-error@-1 {{argument type 'Sign' expected to be an instance of a class or class-constrained type}}
    // corrected: try await container.asynchronous.inject(into: gate)
}
