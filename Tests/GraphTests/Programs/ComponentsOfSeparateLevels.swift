import Ampoule

/// No container is inside two levels that stand side by side.
enum ComponentsOfSeparateLevels {
    struct Parade: Sendable { let route: String }
    struct Concert: Sendable { let song: String }

    @Register(scope: .parade)
    final class Float: Sendable {
        @Inject let parade: Parade
    }

    @Register(scope: .concert)
    final class Stage: Sendable {
        @Inject let concert: Concert
    }

    @Register
    struct Poster: Sendable {
        @Inject let concert: Concert
        @Inject let parade: Parade?
    }

    @Register
    struct Banner: Sendable {
        @Inject let poster: Poster
        @Inject let float: Float  // problem: separateLevels
    }

    @Register
    struct Street: Sendable {
        @Inject let banner: Banner
        @Inject let stage: Stage
    }

    @Register(scope: .parade)
    final class Drummer: Sendable {
        init(
            @Inject float: Float,
            @Inject street: Street,
            @Inject stage: Stage  // problem: innerLevel
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }

    /// The names of the levels whose containers make a component.
    static func levelsMaking<Component>(_ component: Component.Type) -> [String] {
        let container = makeContainer()
        let parade = container.child(.parade, Parade(route: "Main Street"))
        let concert = container.child(.concert, Concert(song: "Moo"))
        return [("parade", parade), ("concert", concert)].compactMap { name, container in
            (try? container.require(component)) == nil ? nil : name
        }
    }
}

extension ContainerLevel<ComponentsOfSeparateLevels.Parade> {
    static var parade: Self { Self("parade") }
}

extension ContainerLevel<ComponentsOfSeparateLevels.Concert> {
    static var concert: Self { Self("concert") }
}

@Registrations(
    ComponentsOfSeparateLevels.Float.self,
    ComponentsOfSeparateLevels.Stage.self,
    ComponentsOfSeparateLevels.Poster.self,
    ComponentsOfSeparateLevels.Banner.self,
    ComponentsOfSeparateLevels.Street.self,
    ComponentsOfSeparateLevels.Drummer.self
)
private extension Container {}
