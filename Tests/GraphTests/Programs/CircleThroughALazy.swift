import Ampoule

/// What is made at its first use ends a circle.
enum CircleThroughALazy {
    @Register
    final class Rider {
        init(@Inject horse: Horse) {}
    }

    @Register
    final class Horse {
        init(@Inject rider: Lazy<Rider>) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleThroughALazy.Rider.self, CircleThroughALazy.Horse.self)
private extension Container {}
