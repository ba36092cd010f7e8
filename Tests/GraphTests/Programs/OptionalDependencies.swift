import Ampoule

/// An optional is nil where nothing is registered.
enum OptionalDependencies {
    protocol Animal {}

    @Register
    final class Home { init() {} }

    @Register
    final class PetOwner {
        @Inject var pet: (any Animal)?
        @Inject var home: Home?
        @Inject(name: "second") var secondHome: Optional<Home> = nil

        init() {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(OptionalDependencies.PetOwner.self)
private extension Container {}
