import AmpouleGraph
import Testing

struct AsynchronousDependencyTests {
    private func graph(
        isAsynchronous: Bool = false,
        _ need: ComponentGraph.Dependency.Need = .required,
        from provider: ComponentGraph.Provider = .node("Stable")
    ) -> ComponentGraph {
        ComponentGraph(
            component(
                "Horse",
                isAsynchronous: isAsynchronous,
                line: 1,
                needs: [AmpouleGraphTests.need("Stable", .initializer, need, from: provider)]
            ),
            component("Stable", isAsynchronous: true, line: 8),
            component("Barn")
        )
    }

    @Test func aSynchronousComponentCannotWait() {
        #expect(
            graph().report == [
                """
                Animals.swift:2:10: error: 'Horse' is synchronous, but requires 'Stable', which is asynchronous \
                [asynchronousDependency]
                Animals.swift:2:10: note: give 'Horse' an 'async' initializer
                Animals.swift:8:1: note: 'Stable' is asynchronous
                """
            ]
        )
        #expect(graph().problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test func anOptionalHasToBeMadeAsWell() {
        #expect(graph(.optional).problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test func anAsynchronousComponentWaitsAndADeferredDependencyIsNoPartOfTheChain() {
        #expect(graph(isAsynchronous: true).problems == [])
        #expect(graph(.deferred).problems == [])
    }

    @Test func oneOfSeveralProvidersThatIsSynchronousSuffices() {
        #expect(graph(from: .oneOf(["Stable", "Barn"])).problems == [])
    }
}
