import AmpouleAutoregistration

final class Stable: Sendable {}

final class Show: Sendable {
    init(stable: Stable) async {}
}

func register(in container: Container) {
    container.autoregister(Show.self, initializer: Show.init)
    // expected-error@-1 {{cannot pass function of type '@Sendable (Stable) async -> Show' to parameter expecting synchronous function type}}
    // corrected: container.register(Show.self) { r async in await Show(stable: r~>) }
}
