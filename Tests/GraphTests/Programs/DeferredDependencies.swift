import Ampoule

/// A Lazy or a Provider needs the registration from the beginning.
enum DeferredDependencies {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self)
    final class Cat: Animal { init() {} }

    @Register
    struct PetOwner {
        @Inject let cat: Lazy<any Animal>
        @Inject let cats: Provider<any Animal>
        @Inject let perhaps: Lazy<any Food>?
        @Inject let food: Lazy<any Food>  // problem: missingRegistration
        @Inject let meals: Provider<any Food>  // problem: missingRegistration
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(DeferredDependencies.Cat.self, DeferredDependencies.PetOwner.self)
private extension Container {}
