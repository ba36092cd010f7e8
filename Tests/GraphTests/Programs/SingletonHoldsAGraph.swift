import Ampoule

/// A shared component may hold instances that were made for one object graph, directly or through others.
enum SingletonHoldsAGraph: GraphProgram {
    @Register(scope: .transient)
    final class Brush: Sendable {
        init(@Inject horse: Horse) {}
    }

    @Register
    final class Horse: Sendable { init() {} }

    @Register
    struct Saddle: Sendable {
        @Inject let horse: Horse
    }

    @Register(scope: .container)
    final class Stable: Sendable {
        init(
            @Inject brush: Brush,
            @Inject horse: Horse,
            @Inject saddle: Saddle,
            @Inject horses: Provider<Horse>
        ) {}
    }

    @Register(scope: .weak)
    final class Meadow: Sendable {
        init(@Inject horse: Horse) {}
    }

    static func makeContainer() -> Container {
        let container = Container { container in container.registerComponents() }
        _ = container.resolve(Stable.self)!
        return container
    }
}

@Registrations(
    SingletonHoldsAGraph.Brush.self,
    SingletonHoldsAGraph.Horse.self,
    SingletonHoldsAGraph.Saddle.self,
    SingletonHoldsAGraph.Stable.self,
    SingletonHoldsAGraph.Meadow.self
)
private extension Container {}
