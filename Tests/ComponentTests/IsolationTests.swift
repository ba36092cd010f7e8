import Ampoule
import Testing

@globalActor
actor VeterinaryActor {
    static let shared = VeterinaryActor()
}

/// A public component of the main actor.
@MainActor
@Register
public final class Window {
    /// Opens a window.
    @Inject public init() {}

    /// Opens a window with a title.
    @Inject public init(title: String) async {}
}

/// What provides public components.
public enum Screens {
    /// Opens a window as wide as a screen.
    @MainActor
    @Provides public static func desktop(width: Int) -> Window { Window() }
}

struct IsolationTests {
    @MainActor
    @Register
    final class View {
        let name: String
        @Inject var label: Label?

        init(name: String) { self.name = name }
    }

    @MainActor
    @Register
    final class Label {
        @Inject nonisolated init() {}

        @Inject init(text: String) {}
    }

    @Register
    @MainActor
    struct Screen {
        let name: String
    }

    @Register
    final class Clinic: Sendable {
        @VeterinaryActor
        init() {}
    }

    @Register
    nonisolated final class Cat {
        init() {}
    }

    @Register
    actor Kennel {
        @Inject init() {}

        @MainActor
        @Inject init(name: String) {}
    }

    @MainActor
    @Register
    final class Pane {
        init() {}
    }

    @Register
    final class Frame {
        init(@Inject pane: Pane) {}
    }

    private let container = Container()

    @MainActor
    @Test func isolatedComponentsAreMadeOnTheirActor() {
        Label.register(in: container)
        let view = container.factory(for: View.self)(name: "Main")

        #expect(view.name == "Main")
        #expect(view.label != nil)
        #expect(container.factory(for: Screen.self)(name: "Main").name == "Main")
        _ = container.factory(for: Kennel.self)(name: "Main")
    }

    @MainActor
    @Test func isolatedComponentsMayBePublic() async {
        Screens.desktopComponent.register(in: container)

        _ = container.factory(for: Window.self)()
        _ = await container.factory(for: Window.self)(title: "Main")
        _ = container.factory(for: Screens.desktopComponent)(width: 3)
    }

    @Test func theCallerHasToWaitForTheActor() async {
        let view = await container.factory(for: View.self)(name: "Main")

        #expect(view.name == "Main")
    }

    @Test func theActorOfAnInitializerIsThatOfTheCall() async {
        _ = await container.factory(for: Clinic.self)()
    }

    @Test func thePathToTheWrongActorNamesEachComponentOnce() throws {
        func path(in container: Container) throws -> String {
            let error = try #require(throws: ResolutionError.self) {
                _ = try container.factory(for: Frame.self).make()
            }
            return error.path.map(\.description).joined(separator: " → ")
        }
        let registered = Container()
        Frame.register(in: registered)
        Pane.register(in: registered)

        #expect(try path(in: container) == "Frame → Pane")
        #expect(try path(in: registered) == "Frame → Pane")
    }

    @Test func nonisolatedInitializersAreCalledFromAnywhere() {
        _ = container.factory(for: Label.self)()
        _ = container.factory(for: Cat.self)()
        _ = container.factory(for: Kennel.self)()
    }
}
