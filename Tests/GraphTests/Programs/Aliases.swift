import Ampoule

/// An alias means what it stands for.
enum Aliases {
    protocol Animal {}
    protocol Food {}
    typealias Pet = Animal
    typealias Meal = any Food
    typealias Herd = [any Animal]

    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Pet
        @Inject let herd: Herd
        @Inject let meal: Meal  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        container.register(Animal.self) { _ in Cat() }
        container.register(Array<any Animal>.self) { _ in [Cat()] }
        return container
    }
}

@Registrations(Aliases.PetOwner.self)
private extension Container {}
