import AmpouleGraph
import Testing

struct ScopeTests {
    private static let scopes: [Scope] = [.transient, .graph, .container, .weak, .custom("session")]

    @Test(arguments: scopes, scopes)
    func aComponentMayHoldAnInstanceOfAnyScope(holder: Scope, held: Scope) {
        let graph = ComponentGraph(
            component("Stable", scope: holder, line: 1, needs: [need("Groom")]),
            component("Groom", scope: held, needs: [need("Horse")]),
            closure("Horse")
        )

        #expect(graph.problems == [])
    }
}
