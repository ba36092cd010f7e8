// flags: -enable-upcoming-feature ExistentialAny
// flags: -enable-upcoming-feature ExistentialAny -swift-version 5 -default-isolation MainActor
// flags: -swift-version 6
import Ampoule

/// An animal.
public protocol Animal {}
/// An animal at home.
public protocol Pet {}

@Register(Animal.self)
final class Cat: Animal {
    init() {}
}

@Register(Animal.self, Pet.self, (any Sendable).self)
final class Dog: Animal, Pet, Sendable {
    init(@Inject friend: any Animal, name: String) {}
}

/// A horse.
@Register(Animal.self)
public final class Horse: Animal {
    /// Raises a horse.
    public init(@Inject friend: any Animal, name: String?) {}
}

/// A bird.
@Register(Animal.self, Pet.self, scope: .container)
public struct Bird: Animal, Pet, Sendable {
    init?(age: Int) {}
}

@Register(Animal.self, Pet.self)
struct Litter<Content>: Animal, Pet {
    init(first: Content) {}
}

@Register(Animal.self)
actor Bee: Animal {
    init(hive: Int) async {}
}

@Register(Animal.self)
@MainActor
class Fish: Animal {
    init(length: Int) {}
}

@Register(Pet.self)
@MainActor
final class Goldfish: Fish, Pet {
    override init(length: Int) { super.init(length: length) }
}

class Reptile {}

@Register(Reptile.self)
final class Lizard: Reptile {
    override init() {}
}

@Registrations(Cat.self, Dog.self, Horse.self, Bird.self, Litter<Int>.self, Bee.self, Lizard.self)
extension Container {}
