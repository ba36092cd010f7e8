import Ampoule
import TestSupport

/// Uses its container once more when it goes.
final class Ghost: Sendable {
    private let container: Container
    private let seen: Notebook<String>

    init(_ container: Container, seen: Notebook<String>) {
        self.container = container
        self.seen = seen
    }

    deinit {
        container.register(Cat.self) { _ in Cat(name: "Boo") }.inObjectScope(.container)
        if let cat = container.resolve(Cat.self) { seen.write(cat.name) }
        container.messageHandler = nil
        container.resetObjectScope(.container)
    }
}
