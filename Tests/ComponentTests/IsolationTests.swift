import Ampoule
import Testing

@globalActor
actor VeterinaryActor {
    static let shared = VeterinaryActor()
}

struct IsolationTests {
    @MainActor
    @Register
    final class View {
        let name: String
        @Inject var label: Label?

        init(name: String) {
            self.name = name
        }
    }

    @MainActor
    @Register
    final class Label {
        @Inject
        nonisolated init() {}

        @Inject
        init(text: String) {}
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
        @Inject
        init() {}

        @MainActor
        @Inject
        init(name: String) {}
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

    @Test func theCallerHasToWaitForTheActor() async {
        let view = await container.factory(for: View.self)(name: "Main")

        #expect(view.name == "Main")
    }

    @Test func theActorOfAnInitializerIsThatOfTheCall() async {
        _ = await container.factory(for: Clinic.self)()
    }

    @Test func nonisolatedInitializersAreCalledFromAnywhere() {
        _ = container.factory(for: Label.self)()
        _ = container.factory(for: Cat.self)()
        _ = container.factory(for: Kennel.self)()
    }
}
