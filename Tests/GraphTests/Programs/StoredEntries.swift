import Ampoule

/// A stored entry registers further services, wherever it goes.
enum StoredEntries {
    protocol Animal {}
    protocol Pet {}
    protocol Guard {}
    protocol Singer {}
    protocol Food {}
    final class Dog: Animal, Pet, Guard, Singer, Sendable {}

    @Register
    struct PetOwner {
        @Inject let animal: any Animal
        @Inject let pet: any Pet
        @Inject let watch: any Guard
        @Inject(name: "at night") let singer: any Singer
        @Inject let any: any Animal & Pet
        @Inject let food: any Food  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        PetOwner.register(in: container)
        let entry = container.register(Dog.self) { _ in Dog() }
        entry.implements((any Animal).self)
        addPet(to: entry)
        [entry].forEach { $0.inObjectScope(.transient).implements((any Guard).self) }
        entry.singing()
        ((container.register(Dog.self, name: "both") { _ in Dog() })).implements((any Animal & Pet).self)
        return container
    }

    private static func addPet(to entry: ServiceEntry<Dog>) {
        entry.inObjectScope(.container).implements((any Pet).self, name: nil)
    }
}

extension ServiceEntry where Service == StoredEntries.Dog {
    fileprivate func singing() {
        implements((any StoredEntries.Singer).self, name: "at night")
    }
}
