import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

enum Tools {
    @Provides static func clock(@Inject stable: Stable) -> ContinuousClock { ContinuousClock() }
    // expected-error@-1 {{call to global actor 'AsynchronousInitializer'-isolated instance method '__dependency(_:name:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: @Provides static func clock(@Inject stable: Stable) async -> ContinuousClock { ContinuousClock() }
}
