import Ampoule

protocol Animal: Sendable {
    var name: String { get }
}

@Register(Animal.self, scope: .transient)
final class Cat: Animal {
    let name: String

    init() { name = "Mimi" }
}

@Register(Animal.self, scope: .transient)
final class Dog: Animal {
    let name: String

    init(name: String) { self.name = name }
}

@Register(Animal.self, scope: .transient)
final class Horse: Animal {
    let name: String
    let running: Bool

    init(name: String, running: Bool) { (self.name, self.running) = (name, running) }
}

@Register(Animal.self, scope: .transient)
final class Parrot: Animal {
    let name: String
    let age: Int
    let singing: Bool

    init(name: String, age: Int, singing: Bool) {
        (self.name, self.age, self.singing) = (name, age, singing)
    }
}

/// A component that nothing registers.
@Register(Animal.self, name: "stray", scope: .transient)
final class Hamster: Animal {
    let name: String

    init() { name = "Pip" }
}

/// A generic component, which is its own service.
@Register(scope: .transient)
final class Crate<Content>: Animal {
    let name: String

    init() { name = "Mimi" }
}

protocol Shelter: Sendable {
    var address: String { get }
}

@Register(Shelter.self, scope: .container)
final class Barn: Shelter {
    let address: String

    init() { address = "Hill 1" }
}

/// A service that nothing is registered for.
protocol Ghost: Sendable {
    var age: Int { get }
}

@Registrations(
    Cat.self,
    Dog.self,
    Horse.self,
    Parrot.self,
    Barn.self,
    Crate<Int>.self,
    named: "registerAnimals"
)
extension Container {}

@Registrations(Hamster.self, named: "registerHamster")
extension Container {}
