import AmpouleGraph
import Testing

struct AsynchronousDependencyTests {
    private func graph(
        isAsynchronous: Bool = false,
        _ kind: Dependency.Need = .required,
        from provider: Provider = .node("Stable")
    ) -> ComponentGraph {
        ComponentGraph(
            component(
                "Horse",
                isAsynchronous: isAsynchronous,
                line: 1,
                needs: [need("Stable", .initializer, kind, from: provider)]
            ),
            component("Stable", isAsynchronous: true, line: 8),
            component("Barn")
        )
    }

    @Test func aSynchronousComponentCannotWait() {
        #expect(
            graph().report == """
                Animals.swift:2:10: error: 'Horse' is synchronous, but requires 'Stable', which is asynchronous \
                [asynchronousDependency]
                Animals.swift:2:10: note: give 'Horse' an 'async' initializer
                Animals.swift:8:1: note: 'Stable' is asynchronous
                """
        )
        #expect(graph().problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test func anOptionalHasToBeMadeAsWell() {
        #expect(graph(.optional).problems.map(\.kind) == [.asynchronousDependency])
    }

    @Test func anAsynchronousComponentWaits() {
        #expect(graph(isAsynchronous: true).problems == [])
    }

    /// The graph with a deferred dependency.
    private func graph(
        isAsynchronous: Bool = false,
        deferring type: String,
        isLookedUpOnInjection: Bool,
        isOptional: Bool = false
    ) -> ComponentGraph {
        var nodes = graph(isAsynchronous: isAsynchronous, .deferred).nodes
        for place in nodes.indices {
            for index in nodes[place].dependencies.indices {
                nodes[place].dependencies[index].type = type
                nodes[place].dependencies[index].isOptional = isOptional
                nodes[place].dependencies[index].isLookedUpOnInjection = isLookedUpOnInjection
            }
        }
        return ComponentGraph(nodes: nodes)
    }

    @Test(arguments: [false, true])
    func aDeferredDependencyCannotWait(isAsynchronous: Bool) {
        #expect(
            graph(isAsynchronous: isAsynchronous, deferring: "Lazy<Stable>", isLookedUpOnInjection: true)
                .report == """
                    Animals.swift:2:10: error: 'Horse' requires 'Lazy<Stable>', which cannot wait for 'Stable': that is asynchronous \
                    [asynchronousDependency]
                    Animals.swift:2:10: note: inject 'Stable.Factory' instead
                    Animals.swift:8:1: note: 'Stable' is asynchronous
                    """
        )
        let optional = graph(deferring: "LaterStable?", isLookedUpOnInjection: true, isOptional: true)
        #expect(optional.problems.count == 1)
    }

    @Test func anInstanceIsNotLookedForUntilItIsUsed() {
        let later = graph(deferring: "Lazy<Stable?>", isLookedUpOnInjection: false, isOptional: true)

        #expect(later.problems == [])
        #expect(graph(deferring: "Stable.Factory", isLookedUpOnInjection: false).problems == [])
    }

    @Test func oneOfSeveralProvidersThatIsSynchronousSuffices() {
        #expect(graph(from: .oneOf(["Stable", "Barn"])).problems == [])
    }
}
