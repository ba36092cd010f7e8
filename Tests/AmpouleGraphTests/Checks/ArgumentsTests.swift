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
