import Ampoule
import Foundation

@Register
struct Stable: Codable, Hashable {
    init() {}
}

@Register
struct Cat: Codable {
    let name: String

    init(@Inject stable: Stable, name: String) { self.name = name }
}

@Register
struct Dog {
    let name: String

    init(@Inject stable: Stable, name: String) { self.name = name }
}

extension Dog: Codable {}

@Register
final class Horse: Codable, Error {
    @Inject let stable: Stable
    let name: String
}

@Register
enum Mood: String, Codable, CaseIterable {
    case calm

    init(@Inject stable: Stable) { self = .calm }
}

class Animal {
    var age = 1
    init() {}
}

@Register
final class Pony: Animal {
    let stable: Stable
    @Inject weak var horse: Horse?

    init(@Inject stable: Stable) {
        self.stable = stable
        super.init()
    }
}

@Register
final class Donkey: Animal {
    @Inject let stable: Stable
    let name: String
}

@Register
final class Work: Operation, @unchecked Sendable {
    let stable: Stable
    @Inject var horse: Horse?

    init(@Inject stable: Stable) {
        self.stable = stable
        super.init()
    }

    @Inject func begin(with stable: Stable) {}
}

@Register
final class Pause: Operation, @unchecked Sendable {
    @Inject let stable: Stable
}

@Registrations(
    Stable.self,
    Cat.self,
    Dog.self,
    Horse.self,
    Mood.self,
    Pony.self,
    Donkey.self,
    Work.self,
    Pause.self
)
extension Container {}

func use(_ container: Container) {
    container.registerComponents()
    _ = container.cat(name: "Mimi")
    _ = container.donkey(name: "Grey").age
    _ = Donkey(stable: Stable(), name: "Grey")
    _ = Pause(stable: Stable()).isFinished
}
