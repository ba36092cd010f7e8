import AmpouleGraph
import Testing

struct CycleTests {
    private func family(
        mother: ComponentGraph.Node.Kind = .class,
        daughter: ComponentGraph.Node.Kind = .class,
        scope: ComponentGraph.Scope = .graph,
        _ injection: ComponentGraph.Dependency.Injection = .initializer,
        _ kind: ComponentGraph.Dependency.Need = .required
    ) -> ComponentGraph {
        ComponentGraph(
            component(
                "Mother",
                mother,
                scope: scope,
                line: 1,
                needs: [need("Daughter", from: .node("Daughter"))]
            ),
            component(
                "Daughter",
                daughter,
                scope: scope,
                line: 5,
                needs: [need("Mother", injection, kind, from: .node("Mother"))]
            )
        )
    }

    @Test func aCircleOfInitializersIsSpelledOut() {
        #expect(
            family().report == [
                """
                Animals.swift:6:10: error: The dependencies of 'Mother' run in a circle: Mother → Daughter → \
                Mother. Inject 'mother' of 'Daughter' into a property instead of the initializer: '@Inject weak \
                var mother: Mother?'.
                Animals.swift:2:10: note: 'Mother' needs 'Daughter' here.
                """
            ]
        )
        #expect(family().problems[0].kind == .cycle)
        #expect(family().problems[0].nodes == ["Mother", "Daughter"])
        #expect(
            family().problems[0].edges == [
                ComponentGraph.Problem.Edge(node: "Mother", dependency: 0),
                ComponentGraph.Problem.Edge(node: "Daughter", dependency: 0),
            ]
        )
    }

    @Test(arguments: [ComponentGraph.Scope.graph, .container, .weak, .custom("session")])
    func propertiesAndMethodsBreakItWhereInstancesAreShared(scope: ComponentGraph.Scope) {
        #expect(family(scope: scope, .property).problems == [])
        #expect(family(scope: scope, .method).problems == [])
        #expect(family(scope: scope).problems.map(\.kind) == [.cycle])
    }

    @Test func aPropertyOfATransientInstanceBreaksNothing() {
        #expect(
            family(scope: .transient, .property).report == [
                """
                Animals.swift:6:10: error: The dependencies of 'Mother' run in a circle: Mother → Daughter → \
                Mother. 'mother' is injected when 'Daughter' has been made, but nobody finds a transient \
                instance: put 'Daughter' into the scope 'graph'.
                Animals.swift:2:10: note: 'Mother' needs 'Daughter' here.
                """
            ]
        )
    }

    @Test func whereAllAreTransientTheScopeIsToChangeToo() {
        let message = family(scope: .transient).problems.map(\.message)

        #expect(
            message == [
                """
                The dependencies of 'Mother' run in a circle: Mother → Daughter → Mother. Inject 'mother' of \
                'Daughter' into a property instead of the initializer, '@Inject weak var mother: Mother?', and \
                put 'Daughter' into the scope 'graph'.
                """
            ]
        )
    }

    @Test func aValueIsNotToldToInjectAProperty() {
        #expect(
            family(daughter: .structure).problems.map(\.message) == [
                """
                The dependencies of 'Mother' run in a circle: Mother → Daughter → Mother. Inject 'daughter' of \
                'Mother' into a property instead of the initializer: '@Inject var daughter: Daughter?'.
                """
            ]
        )
        #expect(
            family(mother: .actor, daughter: .structure).problems.map(\.message) == [
                """
                The dependencies of 'Mother' run in a circle: Mother → Daughter → Mother. Let 'Daughter' take a \
                'Lazy<Mother>' for 'mother'.
                """
            ]
        )
    }

    @Test func anOptionalIsMadeAllTheSameAndADeferredOneLater() {
        #expect(family(.initializer, .optional).problems.map(\.kind) == [.cycle])
        #expect(family(.initializer, .deferred).problems == [])
    }

    @Test func aServiceInTheRingIsSpelledInTheProperty() {
        let graph = ComponentGraph(
            component(
                "Mother",
                as: ["ParentType"],
                line: 1,
                needs: [need("ChildType", type: "any ChildType", from: .node("Daughter"))]
            ),
            component(
                "Daughter",
                as: ["ChildType"],
                line: 5,
                needs: [need("ParentType", type: "any ParentType", from: .node("Mother"))]
            )
        )

        #expect(graph.problems[0].message.hasSuffix("'@Inject var parentType: (any ParentType)?'."))
    }

    @Test func whatNeedsItselfIsARing() {
        let graph = ComponentGraph(component("Horse", line: 1, needs: [need("Horse", from: .node("Horse"))]))

        #expect(graph.problems.map(\.nodes) == [["Horse"]])
        #expect(
            graph.problems[0].message.hasPrefix("The dependencies of 'Horse' run in a circle: Horse → Horse.")
        )
    }

    @Test func aRingIsSpelledFromWhereTheProgramEntersIt() {
        let graph = ComponentGraph(
            component("App", line: 1, needs: [need("Daughter", from: .node("Daughter"))]),
            component("Mother", line: 3, needs: [need("Daughter", from: .node("Daughter"))]),
            component("Daughter", line: 5, needs: [need("Mother", from: .node("Mother"))])
        )

        #expect(graph.problems.map(\.nodes) == [["Daughter", "Mother"]])
        #expect(graph.problems.map { $0.location?.line } == [4])
    }

    @Test func severalRingsThroughOneComponentAreReportedEachOnce() {
        let graph = ComponentGraph(
            component("A", line: 1, needs: [need("B", from: .node("B")), need("C", from: .node("C"))]),
            component("B", line: 11, needs: [need("A", from: .node("A"))]),
            component("C", line: 21, needs: [need("B", from: .node("B")), need("A", from: .node("A"))])
        )

        #expect(graph.problems.map(\.nodes) == [["A", "B"], ["A", "C"]])
    }

    @Test func ringsApartAreReportedEach() {
        let graph = ComponentGraph(
            component("A", line: 1, needs: [need("B", from: .node("B"))]),
            component("B", line: 3, needs: [need("A", from: .node("A"))]),
            component("C", line: 5, needs: [need("D", from: .node("D")), need("A", from: .node("A"))]),
            component("D", line: 8, needs: [need("C", from: .node("C"))])
        )

        #expect(graph.problems.map(\.nodes) == [["A", "B"], ["C", "D"]])
    }

    @Test func wherePossiblyAnotherNodeIsTheProviderThereIsNoRing() {
        let graph = ComponentGraph(
            component("Mother", needs: [need("Child", from: .oneOf(["Daughter", "Son"]))]),
            component("Daughter", as: ["Child"], needs: [need("Mother", from: .node("Mother"))]),
            component("Son", as: ["Child"], registeredBy: ["otherContainer"])
        )

        #expect(graph.problems == [])
    }

    @Test func ofVeryManyRingsSomeAreSpelledOutAndTheOthersCounted() {
        let names = (0..<20).map { "Horse\($0)" }
        let graph = ComponentGraph(
            nodes: names.map { name in
                component(name, needs: names.map { need($0, from: .node(ComponentGraph.Node.ID($0))) })
            }
        )

        #expect(graph.problems.count == 10)
        #expect(
            graph.problems.compactMap { $0.notes.last }.map(\.message) == [
                "These components run in more circles than are listed: at least 200 more dependencies lead back."
            ]
        )
    }

    @Test func aVeryLongRingIsNotSpelledOutInFull() {
        let names = (0..<1_000).map { "Horse\($0)" }
        let graph = ComponentGraph(
            nodes: names.indices.map { place in
                let next = names[(place + 1) % names.count]
                return component(
                    names[place],
                    line: 10 + place,
                    needs: [need(next, from: .node(ComponentGraph.Node.ID(next)))]
                )
            }
        )

        #expect(graph.problems.map(\.nodes.count) == [1_000])
        #expect(graph.problems[0].message.contains("Horse6 → Horse7 → … 985 more … → Horse993 → Horse994"))
    }
}
