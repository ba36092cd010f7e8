import Ampoule

/// What a container always has.
enum ContainersInjected {
    @Register
    final class School {
        init(@Inject resolver: any Resolver, @Inject graph: GraphIdentifier) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(ContainersInjected.School.self)
private extension Container {}
