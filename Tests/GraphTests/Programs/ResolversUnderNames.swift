import Ampoule

/// A container gives itself without a name only.
enum ResolversUnderNames {
    @Register
    final class School {
        init(
            @Inject resolver: any Resolver,
            @Inject(name: "other") other: any Resolver,  // problem: missingRegistration
            @Inject perhaps: (any Resolver)?
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(ResolversUnderNames.School.self)
private extension Container {}
