import AmpouleGraph
import Testing

struct ArgumentsTests {
    private func rider(_ need: ComponentGraph.Dependency.Need = .required) -> ComponentGraph.Node {
        component(
            "Rider",
            line: 1,
            needs: [
                AmpouleGraphTests.need("Animal", .initializer, need, from: .needsArguments("Horse(String)"))
            ]
        )
    }

    private let horse = component("Horse", as: ["Animal"], taking: ["String"], line: 8)

    @Test func aComponentThatTakesArgumentsIsInjectedByItsFactory() {
        let graph = ComponentGraph(rider(), horse)

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: 'Rider' needs 'Animal', which is only registered with arguments: \
                'Animal(String)'. Inject 'Horse.Factory' instead, and pass them to that.
                Animals.swift:8:1: note: 'Animal(String)' is registered here.
                """
            ]
        )
        #expect(graph.problems.map(\.kind) == [.needsArguments])
    }

    @Test func forAClosureAnotherOneIsToBeRegistered() {
        var closure = closure("Animal", taking: ["String"], line: 8)
        closure.id = "Horse(String)"

        #expect(
            ComponentGraph(rider(), closure).problems.map(\.message) == [
                """
                'Rider' needs 'Animal', which is only registered with arguments: 'Animal(String)'. Register a \
                factory that takes none, too.
                """
            ]
        )
    }

    @Test(arguments: [
        (["Food"], ["food"], "and pass them to that, or mark 'food' of 'Horse' with '@Inject'."),
        (
            ["Food"], nil,
            "and pass them to that, or mark the parameter of type 'Food' of 'Horse' with '@Inject'."
        ),
        (
            ["Food", "Stable"], ["food", "stable"],
            "and pass them to that, or mark 'food' and 'stable' of 'Horse' with '@Inject'."
        ),
        (
            ["String", "Food"], ["name", "food"],
            "and pass them to that. Perhaps mark 'food' of 'Horse' with '@Inject', too."
        ),
        // They are not found without a name or without arguments, or need the component themselves.
        (["Toy"], ["toy"], "and pass them to that."),
        (["Saddle"], ["saddle"], "and pass them to that."),
        (["Rider"], ["rider"], "and pass them to that."),
    ])
    func anArgumentThatIsRegisteredMayBeInjected(types: [String], labels: [String]?, remedy: String) {
        let id = ComponentGraph.Node.ID("Horse", arguments: types)
        let graph = ComponentGraph(
            component("Rider", needs: [need("Animal", from: .needsArguments(id))]),
            component("Horse", as: ["Animal"], taking: types, labeled: labels),
            component("Hay", as: ["Food"]),
            component("Stable", registeredBy: []),
            component("Ball", as: ["Toy"], named: "ball"),
            component("Saddle", taking: ["Int"])
        )

        #expect(graph.problems.map(\.kind) == [.needsArguments])
        #expect(graph.report[0].hasSuffix("Inject 'Horse.Factory' instead, \(remedy)"), "\(graph.report)")
    }

    @Test func anOptionalIsNilAndADeferredOneAProblem() {
        #expect(ComponentGraph(rider(.optional), horse).problems == [])
        #expect(ComponentGraph(rider(.deferred), horse).problems.map(\.kind) == [.needsArguments])
    }

    @Test func theFactoryOfAComponentIsNoProblem() {
        let factory = need(
            "Horse",
            .initializer,
            .deferred,
            type: "Horse.Factory",
            from: .node("Horse(String)")
        )

        #expect(ComponentGraph(component("Rider", needs: [factory]), horse).problems == [])
    }
}
