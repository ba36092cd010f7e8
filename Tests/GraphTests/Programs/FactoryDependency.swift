import Ampoule

/// A factory makes instances later; what those need has to be there.
enum FactoryDependency: GraphProgram {
    protocol Food {}

    @Register
    final class Horse {
        init(
            name: String,
            @Inject food: any Food  // problem: missingRegistration
        ) {}
    }

    @Register
    struct School {
        @Inject let horses: Horse.Factory
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(FactoryDependency.Horse.self, FactoryDependency.School.self)
private extension Container {}
