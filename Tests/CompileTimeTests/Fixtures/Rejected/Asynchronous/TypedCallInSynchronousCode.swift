import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    init() async {}
}

@Registrations(Stable.self)
extension Container {}

func find(_ container: Container) {
    _ = container.stable()
    // expected-error@-1 {{'async' call in a function that does not support concurrency}}
    // corrected: Task { await container.stable() }
}
