import AmpouleTesting
import TestSupport
import Testing

/// `expectResolvable` with components that are isolated to an actor.
struct ResolvabilityOnActorsTests {
    @Register
    @MainActor
    final class Window {
        init() {}
    }

    @Register
    final class Canvas {
        @MainActor init() {}
    }

    private let container = Container()

    @Test func anInstanceIsMadeOnTheActorOfItsComponent() async {
        Window.register(in: container)
        await container.expectResolvable()
    }

    @MainActor
    @Test func aTestOnTheMainActorResolvesWhatStaysThere() async {
        Canvas.register(in: container)
        await container.expectResolvable()
    }

    @Test func elsewhereThatIsAnIssueThatNamesTheActor() async {
        Canvas.register(in: container)
        let issues = await container.issuesOfResolving()
        #expect(issues.count == 1)
        #expect(issues.first?.contains("Resolve it in code that is isolated to 'MainActor'") == true)
    }

    @MainActor
    @Test func closuresRunOnTheActorOfTheTest() async {
        Window.register(in: container)
        container.register(Ledger.self) { resolver in
            MainActor.assertIsolated()
            _ = try resolver.require(Window.self)
            return Ledger()
        }
        container.register(Animal.self) { (resolver, _: Int) in
            _ = try resolver.require(Window.self)
            return Cat()
        }
        await container.expectResolvable { trial in trial.pass(3, to: Animal.self) }
    }
}
