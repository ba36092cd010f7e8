import AmpouleAutoregistration

final class Stable: Sendable {}

@MainActor
final class Show: Sendable {
    init(stable: Stable) {}
}

func register(in container: Container) {
    container.autoregister(Show.self, initializer: Show.init)
    // expected-error@-1 {{converting function value of type '@MainActor @Sendable (Stable) -> Show' to '@Sendable (Stable) throws -> Show' loses global actor 'MainActor'}}
    // corrected: container.register(Show.self) { r in MainActor.assumeIsolated { Show(stable: r~>) } }
}
