import Ampoule

@MainActor
@Register
final class Show {
    init(title: String) {}
}

@Registrations(Show.self)
extension Container {}

func open(_ container: Container) {
    // corrected: @MainActor func open(_ container: Container) {
    _ = container.show(title: "Derby")
    // expected-error@-1 {{call to main actor-isolated instance method 'callAsFunction(title:__file:__line:)' in a synchronous nonisolated context [#ActorIsolatedCall]}}
}
