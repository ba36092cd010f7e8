import Ampoule

/// What such a component needs is looked for, too.
enum UnlistedOwnServiceWithNeeds {
    protocol Food {}

    @Register
    final class Stable {
        init(
            @Inject food: any Food  // problem: missingRegistration
        ) {}
    }

    @Register
    struct Horse {
        @Inject let stable: Stable
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(UnlistedOwnServiceWithNeeds.Horse.self)
private extension Container {}
