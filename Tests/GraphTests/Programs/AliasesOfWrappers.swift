import Ampoule

/// An alias may stand for an optional, for what is made later, or for a factory.
enum AliasesOfWrappers {
    protocol Animal {}
    typealias PerhapsAnimal = (any Animal)?
    typealias LaterAnimal = Lazy<any Animal>
    typealias Horses = Horse.Factory

    @Register
    struct Horse { let name: String }

    @Register
    struct PetOwner {
        @Inject let perhaps: PerhapsAnimal
        @Inject let later: LaterAnimal  // problem: missingRegistration
        @Inject let horses: Horses
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(AliasesOfWrappers.PetOwner.self)
private extension Container {}
