// flags: -default-isolation MainActor
import Ampoule

protocol Animal {
    var name: String { get }
}

@Register(scope: .container)
final class Stable {}

@Register(Animal.self)
final class Horse: Animal {
    let name: String
    let stable: Stable

    init(@Inject stable: Stable, name: String) {
        self.stable = stable
        self.name = name
    }
}

@Register
struct Owner {
    @Inject let pet: Stable
    var name: String = "Stephen"
}

@Register
actor Counter {}

@Register
nonisolated final class Clock: Sendable {
    init() {}
}

@Registrations(Horse.self, Stable.self, Owner.self, Counter.self, Clock.self)
extension Container {}

func use(_ container: Container) throws {
    container.registerComponents()
    _ = container.horse(name: "Lucky")
    _ = try container.owner.make(name: "Mary")
    _ = container.counter()
}

nonisolated func useClock(_ container: Container) {
    _ = container.clock()
}
