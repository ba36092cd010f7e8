import Ampoule

/// A component that is its own service serves whatever it is wrapped in.
enum DeferredOwnServices: GraphProgram {
    protocol Food {}

    @Register
    final class Stable {
        @Inject var food: any Food  // problem: missingRegistration
    }

    @Register(name: "main")
    final class Meadow { init() {} }

    @Register
    final class Home { init() {} }

    @Register
    struct Horse {
        @Inject let stable: Lazy<Stable>
        @Inject(name: "main") let meadow: Provider<Meadow>
        @Inject let otherMeadow: Lazy<Meadow>  // problem: missingRegistration
        @Inject let home: Lazy<Home?>
        @Inject let perhaps: Provider<Home>?
        @Inject let twice: Lazy<Provider<Home>>
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(DeferredOwnServices.Horse.self)
private extension Container {}
