import Ampoule

final class Stable {}

func register(in container: Container, stable: Stable) {
    container.register(Stable.self) { _ in stable }
    // expected-warning@-1 {{capture of 'stable' with non-Sendable type 'Stable' in a '@Sendable' closure [#SendableClosureCaptures]}}
    // corrected: container.register(Stable.self) { _ in Stable() }
}
