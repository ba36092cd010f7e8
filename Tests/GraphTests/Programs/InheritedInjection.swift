import Ampoule

/// What a superclass marks is injected into its subclasses; what its initializer takes is not.
enum InheritedInjection {
    protocol Food {}
    protocol Toy {}
    protocol Home {}

    @Register
    class Pet {
        @Inject var food: (any Food)!  // problem: missingProvider, missingProvider

        @Inject
        init(
            @Inject home: any Home  // problem: missingProvider
        ) {}

        init() {}
    }

    @Register
    final class Dog: Pet {
        @Inject var toy: (any Toy)!  // problem: missingProvider

        override init() { super.init() }
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(InheritedInjection.Pet.self, InheritedInjection.Dog.self)
private extension Container {}
