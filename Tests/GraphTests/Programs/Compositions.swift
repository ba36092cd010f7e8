import Ampoule

/// Compositions that are one type at run time.
enum Compositions: GraphProgram {
    protocol Animal {}
    protocol Pet: Animal {}
    protocol Guarded: AnyObject {}
    protocol Tended: Actor {}
    class Stable { init() {} }

    typealias SafeAnimal = Animal & Sendable
    typealias Watched = any Guarded & AnyObject
    typealias PetOfAll = Pet & SafeAnimal

    @Register((any Animal & Sendable).self)
    struct Cat: Animal { init() {} }

    @Register(Watched.self)
    final class Dog: Guarded { init() {} }

    @Register((any Animal & Pet).self)
    struct Hamster: Pet { init() {} }

    @Register((any Tended & AnyObject & Sendable).self)
    actor Parrot: Tended { init() {} }

    @Register((any Guarded & Pet).self)
    final class Goose: Guarded, Pet { init() {} }

    @Register((any Stable & Animal).self)
    final class Horse: Stable, Animal { override init() {} }

    @Register
    struct Owner {
        @Inject let animal: any Animal
        @Inject let copyable: any SafeAnimal & Copyable & BitwiseCopyable
        @Inject let guarded: any Guarded
        @Inject let pet: any Pet
        @Inject let petOfAll: (any PetOfAll)?
        @Inject let tended: any Tended
        @Inject let goose: any Pet & Guarded & Animal & AnyObject
        @Inject let horse: any Animal & Stable & AnyObject
        @Inject let stable: Stable & Sendable  // problem: missingRegistration
        @Inject let object: any Animal & AnyObject  // problem: missingRegistration
        @Inject let herd: [any Animal & Sendable]
    }

    static func makeContainer() -> Container {
        Container { container in
            container.registerComponents()
            container.register([any Animal].self) { _ in [] }
        }
    }
}

@Registrations(
    Compositions.Cat.self,
    Compositions.Dog.self,
    Compositions.Hamster.self,
    Compositions.Parrot.self,
    Compositions.Goose.self,
    Compositions.Horse.self,
    Compositions.Owner.self
)
private extension Container {}
