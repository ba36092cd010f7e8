import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
@MainActor
final class Screen {
    init(@Inject stable: Stable) {}
    // expected-error@-1 {{call to global actor 'AsynchronousInitializer'-isolated instance method '__dependency(_:name:)' in a synchronous main actor-isolated context [#ActorIsolatedCall]}}
    // corrected: init(@Inject stable: Stable) async {}
}
