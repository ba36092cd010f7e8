import Ampoule

@globalActor
actor Farm {
    static let shared = Farm()
}

@Farm
@Register
final class Tractor {
    init(power: Int) {}
    // expected-error@-1 {{call to global actor 'Farm'-isolated static method '__make(registration1:_:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: @Farm init(power: Int) {}
}
