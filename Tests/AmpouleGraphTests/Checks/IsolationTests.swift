import AmpouleGraph
import Testing

struct IsolationTests {
    private let mainActor = Isolation.globalActor("MainActor")

    private func screen(_ scope: Scope = .graph) -> Node {
        component("Screen", scope: scope, on: mainActor, line: 20)
    }

    private func warnings(_ nodes: Node...) -> [String] {
        let graph = ComponentGraph(nodes: nodes)
        #expect(graph.problems.isEmpty)
        return graph.warnings.map(\.description)
    }

    @Test func whatIsMadeAnywhereIsWarnedOfAnActor() throws {
        let home = component("Home", on: .nonisolated, line: 1, needs: [need("Screen")])

        #expect(
            warnings(home, screen()) == [
                """
                Animals.swift:2:10: warning: 'Home' requires 'Screen', which is made on 'MainActor' only \
                [dependencyOnActor]
                Animals.swift:2:10: note: resolving 'Home' fails in other code: isolate it to 'MainActor', give \
                'Home' an 'async' initializer, or inject 'Screen.Factory' and use that on 'MainActor'
                Animals.swift:20:1: note: 'Screen' is isolated to 'MainActor'
                """
            ]
        )
        try ComponentGraph(home, screen()).validate()
    }

    @Test func aServiceIsTakenAsALazy() {
        let panel = component("Panel", as: ["Display"], on: mainActor)
        let home = component("Home", on: .nonisolated, needs: [need("Display", from: .node("Panel"))])

        #expect(warnings(home, panel).count { $0.contains("or inject 'Lazy<Display>' and use") } == 1)
    }

    @Test func whatIsMadeOnAnotherActorIsAProblem() {
        let stable = component(
            "Stable",
            on: .globalActor("BarnActor"),
            line: 1,
            needs: [need("Home"), need("Screen")]
        )
        let home = component("Home", on: .nonisolated, needs: [need("Screen")])
        let graph = ComponentGraph(stable, home, screen())

        #expect(graph.problems.map(\.kind) == [.wrongIsolation, .wrongIsolation])
        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Stable' is isolated to 'BarnActor', but requires 'Home', which is \
                made on 'MainActor' only, because of 'Screen' [wrongIsolation]
                Animals.swift:2:10: note: give 'Stable' an 'async' initializer, or isolate both to one actor
                Animals.swift:20:1: note: 'Screen' is isolated to 'MainActor'
                Animals.swift:3:10: error: 'Stable' is isolated to 'BarnActor', but requires 'Screen', which is \
                made on 'MainActor' only [wrongIsolation]
                Animals.swift:3:10: note: give 'Stable' an 'async' initializer, or isolate both to one actor
                Animals.swift:20:1: note: 'Screen' is isolated to 'MainActor'
                """
        )
    }

    @Test(arguments: [
        (Scope.transient, true), (.graph, true), (.container, false), (.weak, false),
        (.custom("session"), false),
    ])
    func aSharedInstanceMayBeThereAlready(scope: Scope, isProblem: Bool) {
        let stable = component("Stable", on: .globalActor("BarnActor"), needs: [need("Screen")])
        let graph = ComponentGraph(stable, screen(scope))

        #expect(graph.problems.map(\.kind) == (isProblem ? [.wrongIsolation] : []))
        #expect(graph.warnings.map(\.kind) == (isProblem ? [] : [.dependencyOnActor]))
    }

    @Test func anInstanceOfAGraphMayBeThereWhereAResolutionChangesActors() {
        let stable = component("Stable", on: .globalActor("BarnActor"), needs: [need("Screen")])

        #expect(warnings(stable, screen(), component("Visit", isAsynchronous: true)).count == 1)
    }

    @Test func whatWaitsGoesToTheActorOfWhatItNeeds() {
        let visit = component(
            "Visit",
            isAsynchronous: true,
            on: .globalActor("BarnActor"),
            needs: [need("Screen")]
        )

        #expect(warnings(visit, screen(.transient)) == [])
    }

    @Test(arguments: [
        need("Screen", .initializer, .deferred),
        need("Screen", from: .oneOf(["Screen", "Panel"])),
    ])
    func whatIsMadeLaterOrByOneOfSeveralIsNotJudged(dependency: Dependency) {
        let home = component("Home", on: .nonisolated, needs: [dependency])
        let stable = component("Stable", on: .globalActor("BarnActor"), needs: [dependency])

        #expect(warnings(home, stable, screen(), component("Panel", on: mainActor)) == [])
    }

    @Test func whatIsNotKnownToBeMadeAnywhereIsNotWarned() {
        let home = component("Home", needs: [need("Screen")])
        let menu = component("Menu", on: mainActor, needs: [need("Screen")])

        #expect(warnings(home, menu, screen()) == [])
    }
}
