import AmpouleGraph
import Testing

struct CycleTests {
    private func family(
        mother: Node.Kind = .class,
        daughter: Node.Kind = .class,
        scope: Scope = .graph,
        _ injection: Dependency.Injection = .initializer,
        _ kind: Dependency.Need = .required
    ) -> ComponentGraph {
        ComponentGraph(
            component("Mother", mother, scope: scope, line: 1, needs: [need("Daughter")]),
            component("Daughter", daughter, scope: scope, line: 5, needs: [need("Mother", injection, kind)])
        )
    }

    @Test func aCircleOfInitializersIsSpelledOut() {
        #expect(
            family().report == """
                Animals.swift:6:10: error: dependency cycle: Mother → Daughter → Mother [cycle]
                Animals.swift:6:10: note: inject 'mother' of 'Daughter' into a property instead of the initializer: \
                '@Inject weak var mother: Mother?'
                Animals.swift:2:10: note: 'Mother' requires 'Daughter' here
                """
        )
        #expect(family().problems[0].kind == .cycle)
        #expect(family().problems[0].nodes == ["Mother", "Daughter"])
        #expect(
            family().problems[0].edges == [
                Problem.Edge(node: "Mother", dependency: 0),
                Problem.Edge(node: "Daughter", dependency: 0),
            ]
        )
    }

    @Test(arguments: [Scope.graph, .container, .weak, .custom("session")])
    func propertiesAndMethodsBreakItWhereInstancesAreShared(scope: Scope) {
        #expect(family(scope: scope, .property).problems == [])
        #expect(family(scope: scope, .method).problems == [])
        #expect(family(scope: scope).problems.map(\.kind) == [.cycle])
    }

    @Test func aPropertyOfATransientInstanceBreaksNothing() {
        #expect(
            family(scope: .transient, .property).report == """
                Animals.swift:6:10: error: dependency cycle: Mother → Daughter → Mother [cycle]
                Animals.swift:6:10: note: 'mother' is injected after the initializer, but a transient instance \
                is not shared: put 'Daughter' into the scope 'graph'
                Animals.swift:2:10: note: 'Mother' requires 'Daughter' here
                """
        )
    }

    @Test func whereAllAreTransientTheScopeIsToChangeToo() {
        #expect(
            remedy(family(scope: .transient)) == """
                inject 'mother' of 'Daughter' into a property instead of the initializer, '@Inject weak var mother: \
                Mother?', and put 'Daughter' into the scope 'graph'
                """
        )
    }

    /// A class whose instances threads share can't have a variable.
    @Test(arguments: [Scope.container, .weak, .custom("custom")])
    func anInstanceThatThreadsShareIsNotToldToInjectAProperty(scope: Scope) {
        #expect(remedy(family(scope: scope)) == "inject 'Lazy<Mother>' for 'mother' of 'Daughter'")
    }

    @Test func aLazyIsNoRemedyForWhatIsAsynchronous() {
        var graph = family(mother: .actor, daughter: .structure)
        #expect(remedy(graph) == "inject 'Lazy<Mother>' for 'mother' of 'Daughter'")

        graph = ComponentGraph(
            nodes: graph.nodes.map { node in
                var node = node
                node.isAsynchronous = true
                return node
            }
        )
        #expect(remedy(graph) == "inject 'Mother.Factory' for 'mother' of 'Daughter'")
    }

    @Test func whatRequiresItsOwnServiceIsToldToDecorate() {
        let loud = component("Loud", as: ["Animal"], line: 1, needs: [need("Animal", from: .node("Loud"))])

        #expect(
            remedy(ComponentGraph(loud)) == """
                to wrap another 'Animal', mark 'Loud' with '@Register(decorates: Animal.self)' and 'animal' \
                without '@Inject'
                """
        )
    }

    private func remedy(_ graph: ComponentGraph) -> String? { graph.problems.first?.notes.first?.message }

    @Test func aValueIsNotToldToInjectAProperty() {
        #expect(
            remedy(family(daughter: .structure)) == """
                inject 'daughter' of 'Mother' into a property instead of the initializer: '@Inject var daughter: Daughter?'
                """
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

        #expect(remedy(graph)?.hasSuffix("'@Inject var parentType: (any ParentType)?'") == true)
    }

    @Test func whatNeedsItselfIsARing() {
        let graph = ComponentGraph(component("Horse", line: 1, needs: [need("Horse")]))

        #expect(graph.problems.map(\.nodes) == [["Horse"]])
        #expect(graph.problems[0].message == "dependency cycle: Horse → Horse")
    }

    @Test func aRingIsSpelledFromWhereTheProgramEntersIt() {
        let graph = ComponentGraph(
            component("App", line: 1, needs: [need("Daughter")]),
            component("Mother", line: 3, needs: [need("Daughter")]),
            component("Daughter", line: 5, needs: [need("Mother")])
        )

        #expect(graph.problems.map(\.nodes) == [["Daughter", "Mother"]])
        #expect(graph.problems.map { $0.location?.line } == [4])
    }

    @Test func severalRingsThroughOneComponentAreReportedEachOnce() {
        let graph = ComponentGraph(
            component("A", line: 1, needs: [need("B"), need("C")]),
            component("B", line: 11, needs: [need("A")]),
            component("C", line: 21, needs: [need("B"), need("A")])
        )

        #expect(graph.problems.map(\.nodes) == [["A", "B"], ["A", "C"]])
    }

    @Test func ringsApartAreReportedEach() {
        let graph = ComponentGraph(
            component("A", line: 1, needs: [need("B")]),
            component("B", line: 3, needs: [need("A")]),
            component("C", line: 5, needs: [need("D"), need("A")]),
            component("D", line: 8, needs: [need("C")])
        )

        #expect(graph.problems.map(\.nodes) == [["A", "B"], ["C", "D"]])
    }

    @Test func wherePossiblyAnotherNodeIsTheProviderThereIsNoRing() {
        let graph = ComponentGraph(
            component("Mother", needs: [need("Child", from: .oneOf(["Daughter", "Son"]))]),
            component("Daughter", as: ["Child"], needs: [need("Mother")]),
            component("Son", as: ["Child"], registeredBy: ["otherContainer"])
        )

        #expect(graph.problems == [])
    }

    @Test func ofVeryManyRingsSomeAreSpelledOutAndTheOthersCounted() {
        let names = (0..<20).map { "Horse\($0)" }
        let graph = ComponentGraph(
            nodes: names.map { name in
                component(name, needs: names.map { need($0) })
            }
        )

        #expect(graph.problems.count == 10)
        #expect(
            graph.problems.flatMap { $0.notes.dropFirst() }.map(\.message) == [
                "these components have more dependency cycles: at least 200 more dependencies lead back"
            ]
        )
    }

    @Test func aVeryLongRingIsNotSpelledOutInFull() {
        let names = (0..<1_000).map { "Horse\($0)" }
        let graph = ComponentGraph(
            nodes: names.indices.map { place in
                let next = names[(place + 1) % names.count]
                return component(names[place], line: 10 + place, needs: [need(next)])
            }
        )

        #expect(graph.problems.map(\.nodes.count) == [1_000])
        #expect(graph.problems[0].message.contains("Horse6 → Horse7 → … 985 more … → Horse993 → Horse994"))
    }
}
