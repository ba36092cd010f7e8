import Ampoule

/// What a global actor makes is needed by what is made anywhere, and by what another actor makes.
enum ActorsInjected: GraphProgram {
    @globalActor actor BarnActor {
        static let shared = BarnActor()
    }

    protocol Display: Sendable {}

    @MainActor protocol View {}

    @MainActor @Register
    final class Screen { init() {} }

    @MainActor @Register((any Display).self, scope: .transient)
    final class Panel: Display { init() {} }

    @MainActor @Register(scope: .container)
    final class Theme { init() {} }

    @Register
    final class Home {
        init(
            @Inject screen: Screen,  // warning: dependencyOnActor
            @Inject display: (any Display)?,  // warning: dependencyOnActor
            @Inject later: Lazy<Screen>,
            @Inject screens: Screen.Factory
        ) {}
    }

    @Register
    struct Garden: Sendable {
        @Inject let theme: Theme  // warning: dependencyOnActor
    }

    @MainActor @Register
    final class Menu {
        @Inject var theme: Theme?

        init(@Inject screen: Screen, @Inject home: Home) {}
    }

    @MainActor @Register
    final class Page: View {
        init(@Inject screen: Screen) {}
    }

    @MainActor @Register
    final class Note {
        nonisolated init(
            @Inject screen: Screen  // warning: dependencyOnActor
        ) {}
    }

    @Register
    final class Clock {
        @MainActor init(@Inject screen: Screen) {}
    }

    @BarnActor @Register
    final class Stable {
        init(
            @Inject screen: Screen,  // problem: wrongIsolation
            @Inject theme: Theme,  // warning: dependencyOnActor
            @Inject home: Home,  // problem: wrongIsolation
            @Inject garden: Garden,  // warning: dependencyOnActor
            @Inject display: Lazy<any Display>
        ) {}
    }

    static func makeContainer() -> Container { Container { $0.registerComponents() } }
}

@Registrations(
    ActorsInjected.Screen.self,
    ActorsInjected.Panel.self,
    ActorsInjected.Theme.self,
    ActorsInjected.Home.self,
    ActorsInjected.Garden.self,
    ActorsInjected.Menu.self,
    ActorsInjected.Page.self,
    ActorsInjected.Note.self,
    ActorsInjected.Clock.self,
    ActorsInjected.Stable.self
)
private extension Container {}
