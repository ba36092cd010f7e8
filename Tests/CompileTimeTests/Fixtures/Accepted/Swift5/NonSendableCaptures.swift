// swift-version: 5
import Ampoule

final class Stable {}

final class Horse {
    let stable: Stable

    init(stable: Stable) {
        self.stable = stable
    }
}

func register(in container: Container) -> Horse? {
    let stable = Stable()
    container.register(Horse.self) { _ in Horse(stable: stable) }
    return container.resolve(Horse.self)
}
