import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Register
final class Horse {
    init() async {}
}

@Register
final class Rider {
    @Inject var horse: Horse.Factory?
    @Inject var stable: Stable?
    // expected-error@-1 {{call to global actor 'AsynchronousInitializer'-isolated instance method '__dependency(_:name:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: var stable: Stable?

    init() {}
}
