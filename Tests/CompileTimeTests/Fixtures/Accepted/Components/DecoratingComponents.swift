// flags: -enable-upcoming-feature ExistentialAny
// flags: -enable-upcoming-feature ExistentialAny -swift-version 5 -default-isolation MainActor
// flags: -swift-version 6
// flags: -strict-memory-safety
import Ampoule

/// An animal.
public protocol Animal {}

@Register(Animal.self)
final class Cat: Animal {
    init() {}
}

/// Writes down what an animal does.
@Register(decorates: Animal.self)
public final class LoggedAnimal: Animal {
    /// Logs an animal.
    public init(_ animal: any Animal) {}
}

@Register(decorates: (any Animal).self, name: "lucky")
struct LuckyAnimal: Animal {
    let animal: any Animal
    let name: String
    var age: Int = 3
    @Inject let others: [any Animal]
}

@Register(decorates: Animal.self)
struct Boxed<Content>: Animal {
    private let animal: any Animal
}

@Register(decorates: Animal.self)
struct AwaitedAnimal: Animal {
    init(animal: any Animal) async throws {}
}

@Register(decorates: Animal.self)
struct FoundAnimal: Animal {
    init?(animal: any Animal, count: Int = 1) throws {}
}

@Register(decorates: Animal.self)
@MainActor
class ShownAnimal: Animal {
    init(animal: any Animal) {}
}

@Register(decorates: Animal.self)
struct AnimalOfEither: Animal {
    @Inject init(animal: any Animal) {}

    @available(*, deprecated)
    @Inject init(animal: any Animal, name: String) {}
}

class Pet {
    init() {}
}

enum Decorators {
    /// A decorator of a class inherits from it.
    @Register(decorates: Pet.self)
    fileprivate final class PetWithABell: Pet {
        private let pet: Pet

        init(pet: Pet) { self.pet = pet }
    }
}

@Registrations(
    Cat.self,
    LoggedAnimal.self,
    LuckyAnimal.self,
    Boxed<Int>.self,
    AwaitedAnimal.self,
    FoundAnimal.self,
    AnimalOfEither.self
)
extension Container {}
