import Ampoule

@MainActor
final class Show: Sendable {
    init() {}
}

func register(in container: Container) {
    container.register(Show.self) { _ in Show() }
    // expected-warning@-1 {{call to main actor-isolated initializer 'init()' in a synchronous nonisolated context [#ActorIsolatedCall]}}
    // corrected: container.register(Show.self) { _ in MainActor.assumeIsolated { Show() } }
}
