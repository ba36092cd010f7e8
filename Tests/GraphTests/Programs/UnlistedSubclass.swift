import Ampoule

/// A class does not inherit that it is a component.
enum UnlistedSubclass: GraphProgram {
    @Register
    class Pet { init() {} }

    @Register
    class Dog: Pet { override init() {} }

    final class Puppy: Dog {}

    @Register
    struct PetOwner {
        @Inject let pet: Pet
        @Inject let dog: Dog
        @Inject let puppy: Puppy  // problem: missingRegistration
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(UnlistedSubclass.PetOwner.self)
private extension Container {}
