import Ampoule

/// Nothing but closures, whose needs are not known.
enum RegistrationByClosures {
    protocol Animal {}
    protocol Person {}
    struct Cat: Animal { let name: String }
    struct PetOwner: Person { let pet: any Animal }

    static func makeContainer() -> Container {
        let container = Container()
        container.register(Animal.self) { _ in Cat(name: "Mimi") }
        container.register(Person.self) { resolver in
            PetOwner(pet: try resolver.require(Animal.self))
        }
        return container
    }
}
