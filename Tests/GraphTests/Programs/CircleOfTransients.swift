import Ampoule

/// A transient instance is found by nobody, so that the circle has no end.
enum CircleOfTransients {
    @Register(scope: .transient)
    final class Mother {
        @Inject var child: Daughter?
        init() {}
    }

    @Register(scope: .transient)
    final class Daughter {
        @Inject weak var mother: Mother?  // problem: cycle
        init() {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(CircleOfTransients.Mother.self, CircleOfTransients.Daughter.self)
private extension Container {}
