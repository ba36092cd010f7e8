import AmpouleGraph
import Testing

struct ScopeTests {
    private static let scopes: [ComponentGraph.Scope] = [
        .transient, .graph, .container, .weak, .custom("session"),
    ]

    @Test(arguments: scopes, scopes)
    func aComponentMayHoldAnInstanceOfAnyScope(
        holder: ComponentGraph.Scope,
        held: ComponentGraph.Scope
    ) {
        let graph = ComponentGraph(
            component("Stable", scope: holder, line: 1, needs: [need("Groom")]),
            component("Groom", scope: held, needs: [need("Horse")]),
            closure("Horse")
        )

        #expect(graph.problems == [])
    }
}
