import AmpouleGraph
import Testing

struct ShorterLivedDependencyTests {
    private func graph(
        _ scope: ComponentGraph.Scope,
        holding groom: ComponentGraph.Node,
        by dependency: ComponentGraph.Dependency = need("Groom", from: .node("Groom"))
    ) -> ComponentGraph {
        ComponentGraph(component("Stable", scope: scope, line: 1, needs: [dependency]), groom)
    }

    @Test func whatIsSharedByTheContainerKeepsNothingOfAGraph() {
        let graph = graph(.container, holding: component("Groom", line: 8))

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: 'Stable' is in the scope 'container' and would keep 'Groom', which is \
                made for one object graph. Put 'Groom' into a scope that lives as long, or ask for a 'Provider' \
                of it.
                Animals.swift:8:1: note: 'Groom' is in the scope 'graph', which is the default.
                """
            ]
        )
        #expect(graph.problems.map(\.kind) == [.shorterLivedDependency])
    }

    @Test(arguments: [
        (ComponentGraph.Scope.container, ComponentGraph.Scope.graph, true),
        (.weak, .graph, true),
        (.container, .transient, false), (.container, .container, false), (.container, .weak, false),
        (.container, .custom("session"), false),
        (.weak, .transient, false), (.weak, .container, false), (.weak, .weak, false),
        (.graph, .graph, false), (.graph, .transient, false), (.graph, .container, false),
        (.transient, .graph, false), (.transient, .transient, false), (.transient, .weak, false),
        (.custom("session"), .graph, false), (.custom("session"), .transient, false),
    ])
    func onlyWhatIsMadeForAGraphIsShorterLived(
        holder: ComponentGraph.Scope,
        held: ComponentGraph.Scope,
        isProblem: Bool
    ) {
        let kinds = graph(holder, holding: component("Groom", scope: held)).problems.map(\.kind)

        #expect(kinds == (isProblem ? [.shorterLivedDependency] : []))
    }

    @Test(arguments: [
        (need("Groom", .property, .optional, from: .node("Groom")), true),
        (need("Groom", .method, from: .node("Groom")), true),
        (need("Groom", .property, .optional, isHeldWeakly: true, from: .node("Groom")), false),
        (need("Groom", .initializer, .deferred, from: .node("Groom")), false),
    ])
    func onlyWhatIsHeldCounts(dependency: ComponentGraph.Dependency, isProblem: Bool) {
        let problems = graph(.container, holding: component("Groom"), by: dependency).problems

        #expect(problems.isEmpty == !isProblem)
    }

    @Test func closuresInTheScopeGraphCount() {
        #expect(graph(.container, holding: closure("Groom")).problems.count == 1)
    }

    @Test func aTransientComponentLivesAsLongAsItsHolder() {
        let graph = ComponentGraph(
            component("Stable", scope: .container, line: 1, needs: [need("Saddle", from: .node("Saddle"))]),
            component("Saddle", scope: .transient, needs: [need("Strap", from: .node("Strap"))]),
            component("Strap", scope: .transient, needs: [need("Groom", from: .node("Groom"))]),
            component("Groom", line: 8)
        )

        #expect(
            graph.problems.map(\.message) == [
                """
                'Stable' is in the scope 'container' and would keep 'Groom', through 'Saddle' → 'Strap', which is \
                made for one object graph. Put 'Groom' into a scope that lives as long, or ask for a 'Provider' \
                of it.
                """
            ]
        )
        #expect(graph.problems.map(\.nodes) == [["Stable", "Saddle", "Strap", "Groom"]])
    }

    @Test(arguments: [ComponentGraph.Node.Kind.structure, .enumeration])
    func aValueLivesInItsHolder(kind: ComponentGraph.Node.Kind) {
        #expect(graph(.container, holding: component("Groom", kind)).problems == [])

        let graph = ComponentGraph(
            component("Stable", scope: .container, needs: [need("Groom", from: .node("Groom"))]),
            component("Groom", kind, needs: [need("Horse", from: .node("Horse"))]),
            component("Horse")
        )
        #expect(graph.problems.map(\.nodes) == [["Stable", "Groom", "Horse"]])
    }

    @Test func transientsInARingHoldNothingByThemselves() {
        let graph = ComponentGraph(
            component("Stable", scope: .container, needs: [need("Saddle", from: .node("Saddle"))]),
            component("Saddle", scope: .transient, needs: [need("Strap", from: .node("Strap"))]),
            component(
                "Strap",
                scope: .transient,
                needs: [need("Saddle", .initializer, .deferred, from: .node("Saddle"))]
            )
        )

        #expect(graph.problems == [])
    }

    @Test func oneOfSeveralProvidersThatLivesLongEnoughSuffices() {
        let graph = ComponentGraph(
            component("Stable", scope: .container, needs: [need("Groom", from: .oneOf(["Anna", "Berta"]))]),
            component("Anna", scope: .container),
            component("Berta")
        )

        #expect(graph.problems == [])
    }
}
