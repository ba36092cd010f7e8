import Ampoule

/// Each marked initializer is a registration; one of them takes no arguments.
enum SeveralInitializers: GraphProgram {
    protocol Animal {}
    protocol Food {}

    @Register(Animal.self)
    final class Horse: Animal {
        @Inject
        init() {}

        @Inject
        init(
            name: String,
            @Inject food: any Food  // problem: missingRegistration
        ) {}

        init(name: String, running: Bool) {}
    }

    @Register
    struct Rider {
        @Inject let horse: any Animal
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(SeveralInitializers.Horse.self, SeveralInitializers.Rider.self)
private extension Container {}
