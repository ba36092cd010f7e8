import AmpouleGraph
import Testing

struct ArgumentsTests {
    private func rider(_ kind: Dependency.Need = .required) -> Node {
        let animal = need("Animal", .initializer, kind, from: .needsArguments("Horse(String)"))
        return component("Rider", line: 1, needs: [animal])
    }

    private let horse = component("Horse", as: ["Animal"], taking: ["String"], line: 8)

    @Test func aComponentThatTakesArgumentsIsInjectedByItsFactory() {
        let graph = ComponentGraph(rider(), horse)

        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Animal', required by 'Rider', takes arguments: 'Animal(String)' \
                [needsArguments]
                Animals.swift:2:10: note: inject 'Horse.Factory' instead, and pass them to it
                Animals.swift:8:1: note: 'Horse' is declared here
                """
        )
        #expect(graph.problems.map(\.kind) == [.needsArguments])
    }

    @Test func forAClosureAnotherOneIsToBeRegistered() {
        var closure = closure("Animal", taking: ["String"], line: 8)
        closure.id = "Horse(String)"

        #expect(
            ComponentGraph(rider(), closure).report == """
                Animals.swift:2:10: error: 'Animal', required by 'Rider', takes arguments: 'Animal(String)' \
                [needsArguments]
                Animals.swift:2:10: note: register 'Animal' with a closure that takes none, too
                Animals.swift:8:1: note: 'Horse(String)' is declared here
                """
        )
    }

    @Test(arguments: [
        (["Food"], "the parameter of type 'Food' of 'Horse' can be injected: mark it with '@Inject'"),
        (
            ["Food", "Stable"],
            """
            the parameter of type 'Food' and the parameter of type 'Stable' of 'Horse' can be injected: \
            mark them with '@Inject'
            """
        ),
        (
            ["String", "Food"],
            "the parameter of type 'Food' of 'Horse' can be injected, too: mark it with '@Inject'"
        ),
        // They are not found without a name or without arguments, or need the component themselves.
        (["Toy"], "'Horse' is declared here"),
        (["Saddle"], "'Horse' is declared here"),
        (["Rider"], "'Horse' is declared here"),
    ])
    func anArgumentThatIsRegisteredMayBeInjected(types: [String], remedy: String) {
        let id = Node.ID("Horse", arguments: types)
        let graph = ComponentGraph(
            component("Rider", needs: [need("Animal", from: .needsArguments(id))]),
            component("Horse", as: ["Animal"], taking: types, line: 8),
            component("Hay", as: ["Food"]),
            component("Stable", registeredBy: []),
            component("Ball", as: ["Toy"], named: "ball"),
            component("Saddle", taking: ["Int"])
        )

        #expect(graph.problems.map(\.kind) == [.needsArguments])
        let notes = graph.problems[0].notes.map(\.message)
        #expect(notes == ["inject 'Horse.Factory' instead, and pass them to it", remedy])
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
