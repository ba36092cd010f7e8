import Ampoule

/// What lives longer keeps what was made for one object graph.
enum SingletonHoldsAGraph {
    @Register(scope: .transient)
    final class Brush: Sendable { init() {} }

    @Register
    final class Horse: Sendable { init() {} }

    @Register(scope: .container)
    final class Stable: Sendable {
        init(
            @Inject brush: Brush,
            @Inject horse: Horse,  // problem: shorterLivedDependency
            @Inject horses: Provider<Horse>
        ) {}
    }

    static func makeContainer() -> Container {
        Container { container in container.registerComponents() }
    }
}

@Registrations(
    SingletonHoldsAGraph.Brush.self,
    SingletonHoldsAGraph.Horse.self,
    SingletonHoldsAGraph.Stable.self
)
private extension Container {}
