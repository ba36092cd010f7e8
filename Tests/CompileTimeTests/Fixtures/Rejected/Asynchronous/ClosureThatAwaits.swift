import Ampoule

final class Stable: Sendable {
    init() async {}
}

func register(in container: Container) {
    container.register(Stable.self) { _ in Stable() }
    // expected-error@-1 {{'async' call in a function that does not support concurrency}}
    // corrected: container.register(Stable.self) { _ in await Stable() }
}
