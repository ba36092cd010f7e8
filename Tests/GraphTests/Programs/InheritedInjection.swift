import Ampoule

/// What a superclass marks is injected into its subclasses; what its initializer takes is not.
enum InheritedInjection: GraphProgram {
    protocol Food {}
    protocol Toy {}
    protocol Home {}

    @Register
    class Pet {
        @Inject var food: (any Food)!  // problem: missingRegistration, missingRegistration

        @Inject
        init(
            @Inject home: any Home  // problem: missingRegistration
        ) {}

        init() {}
    }

    @Register
    final class Dog: Pet {
        @Inject var toy: (any Toy)!  // problem: missingRegistration

        override init() { super.init() }
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(InheritedInjection.Pet.self, InheritedInjection.Dog.self)
private extension Container {}
