import Ampoule

/// A component that needs itself.
enum OwnCircle {
    @Register
    final class Snake {
        init(
            @Inject tail: Snake  // problem: cycle
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(OwnCircle.Snake.self)
private extension Container {}
