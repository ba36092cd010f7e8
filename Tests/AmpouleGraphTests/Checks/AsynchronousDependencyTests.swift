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

    @Test func anAsynchronousComponentWaits() {
        #expect(graph(isAsynchronous: true).problems == [])
    }

    /// The graph with a deferred dependency of a type.
    private func graph(isAsynchronous: Bool = false, deferring type: String, isOptional: Bool = false)
        -> ComponentGraph
    {
        var nodes = graph(isAsynchronous: isAsynchronous, .deferred).nodes
        for place in nodes.indices {
            for index in nodes[place].dependencies.indices {
                nodes[place].dependencies[index].type = type
                nodes[place].dependencies[index].isOptional = isOptional
            }
        }
        return ComponentGraph(nodes: nodes)
    }

    @Test(arguments: [false, true])
    func aDeferredDependencyCannotWait(isAsynchronous: Bool) {
        #expect(
            graph(isAsynchronous: isAsynchronous, deferring: "Lazy<Stable>").report == [
                """
                Animals.swift:2:10: error: 'Horse' requires 'Lazy<Stable>', which cannot wait for 'Stable': that is asynchronous \
                [asynchronousDependency]
                Animals.swift:2:10: note: inject 'Stable.Factory' instead
                Animals.swift:8:1: note: 'Stable' is asynchronous
                """
            ]
        )
        #expect(graph(deferring: "Ampoule.Provider<Stable>").problems.count == 1)
        #expect(graph(deferring: "Provider<Stable>?", isOptional: true).problems.count == 1)
    }

    @Test func anInstanceIsNotLookedForUntilItIsUsed() {
        #expect(graph(deferring: "Stable.Factory").problems == [])
        #expect(graph(deferring: "Lazy<Stable?>", isOptional: true).problems == [])
        #expect(graph(deferring: "Lazy<Stable?>?", isOptional: true).problems == [])
    }

    @Test func oneOfSeveralProvidersThatIsSynchronousSuffices() {
        #expect(graph(from: .oneOf(["Stable", "Barn"])).problems == [])
    }
}
