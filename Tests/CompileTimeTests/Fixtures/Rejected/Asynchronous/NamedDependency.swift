import Ampoule

@Register(name: "main")
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse {
    init(@Inject(name: "main") stable: Stable) {}
    // expected-error@-1 {{call to global actor 'AsynchronousInitializer'-isolated instance method '__dependency(_:name:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: init(@Inject(name: "main") stable: Stable) async {}
}
