import Ampoule

/// What stands in an '#if' is not judged.
enum ConditionalRegistration {
    protocol Animal {}
    struct Cat: Animal {}

    @Register
    struct PetOwner {
        @Inject let pet: any Animal
    }

    static func makeContainer() -> Container {
        let container = Container()
        container.registerComponents()
        #if WITHOUT_CATS
        #else
        container.register(Animal.self) { _ in Cat() }
        #endif
        return container
    }
}

@Registrations(ConditionalRegistration.PetOwner.self)
private extension Container {}
