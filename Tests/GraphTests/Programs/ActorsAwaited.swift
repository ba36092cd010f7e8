import Ampoule

/// What waits goes to the actor of what it needs, and may find there what another actor has made.
enum ActorsAwaited: GraphProgram {
    @globalActor actor BarnActor {
        static let shared = BarnActor()
    }

    @MainActor @Register
    final class Screen { init() {} }

    @MainActor @Register(scope: .transient)
    final class Panel { init() {} }

    @Register(scope: .transient)
    final class Window: Sendable {
        init(
            @Inject panel: Panel  // warning: dependencyOnActor
        ) {}
    }

    @BarnActor @Register
    final class Stable {
        init(
            @Inject screen: Screen,  // warning: dependencyOnActor
            @Inject panel: Panel  // problem: wrongIsolation
        ) {}
    }

    @Register
    final class Visit {
        init(@Inject screen: Screen, @Inject panel: Panel) async {}
    }

    @BarnActor @Register
    final class Ride {
        init(
            @Inject screen: Screen,
            @Inject panel: Panel,
            @Inject window: Window  // problem: wrongIsolation
        ) async {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    ActorsAwaited.Screen.self,
    ActorsAwaited.Panel.self,
    ActorsAwaited.Window.self,
    ActorsAwaited.Stable.self,
    ActorsAwaited.Visit.self,
    ActorsAwaited.Ride.self
)
private extension Container {}
