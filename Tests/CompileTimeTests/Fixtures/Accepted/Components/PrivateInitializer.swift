import Ampoule

@Register(scope: .container)
final class Stable: Sendable {
    private init() {}
}
