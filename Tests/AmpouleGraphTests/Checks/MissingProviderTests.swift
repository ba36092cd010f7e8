import AmpouleGraph
import Testing

struct MissingProviderTests {
    private func horse(needing dependency: ComponentGraph.Dependency) -> ComponentGraph.Node {
        component("Horse", line: 1, needs: [dependency])
    }

    @Test func nothingOfTheKindIsRegistered() {
        let graph = ComponentGraph(horse(needing: need("Stable", from: .missing)))

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: Nothing is registered for 'Stable', which 'Horse' needs. Register it \
                with 'register(Stable.self) { … }', or mark a component of it with '@Register' and list that in \
                '@Registrations'.
                """
            ]
        )
        #expect(graph.problems[0].kind == .missingProvider)
        #expect(graph.problems[0].edges == [ComponentGraph.Problem.Edge(node: "Horse", dependency: 0)])
    }

    @Test func aComponentOfTheServiceIsNotRegistered() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", from: .missing)]),
            component("Cat", as: ["Animal"], line: 9, registeredBy: [])
        )

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: Nothing is registered for 'Animal', which 'PetOwner' needs. 'Cat' is a \
                component of it that nobody registers: list it in '@Registrations'.
                Animals.swift:9:1: note: 'Cat' is declared here.
                """
            ]
        )
    }

    @Test func theServiceIsRegisteredUnderOtherNames() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", named: "horse", from: .missing)]),
            closure("Animal", named: "dog", line: 8),
            closure("Animal", line: 9)
        )

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: Nothing is registered for 'Animal named "horse"', which 'PetOwner' \
                needs. It is registered as 'Animal' or 'Animal named "dog"'.
                Animals.swift:9:1: note: 'Animal' is registered here.
                Animals.swift:8:1: note: 'Animal named "dog"' is registered here.
                """
            ]
        )
    }

    @Test func theComponentIsRegisteredForItsServiceOnly() {
        let graph = ComponentGraph(
            component("Rider", line: 1, needs: [need("Horse", from: .missing)]),
            component("Horse", as: ["Animal"], line: 9)
        )

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: Nothing is registered for 'Horse', which 'Rider' needs. 'Horse' is a \
                component of the service 'Animal': ask for that, or let its '@Register' name 'Horse.self', too.
                Animals.swift:9:1: note: 'Horse' is declared here.
                """
            ]
        )
    }

    @Test func servicesThatAreCalledAlikeAreOffered() {
        let graph = ComponentGraph(
            horse(needing: need("Stabel", from: .missing)),
            component("Stable", line: 8),
            closure("StabelType", line: 9),
            component("Barn", line: 10)
        )

        #expect(
            graph.report == [
                """
                Animals.swift:2:10: error: Nothing is registered for 'Stabel', which 'Horse' needs. Did you mean \
                'Stable' or 'StabelType'?
                Animals.swift:8:1: note: 'Stable' is registered here.
                Animals.swift:9:1: note: 'StabelType' is registered here.
                """
            ]
        )
    }

    @Test func theHintHasTheNameThatIsAskedFor() {
        let graph = ComponentGraph(horse(needing: need("Rider", named: "first", from: .missing)))

        #expect(
            graph.report[0].contains(#"Register it with 'register(Rider.self, name: "first") { … }', or"#)
        )
    }

    @Test func whatNeedsAServiceIsNotOfferedForIt() {
        let horse = horse(needing: need("Horses", from: .missing))
        #expect(ComponentGraph(horse).report[0].contains("Register it with 'register(Horses.self) { … }'"))

        let other = ComponentGraph(horse, component("Pony", as: ["Horse"], line: 9))
        #expect(other.report[0].contains("Did you mean 'Horse'?\nAnimals.swift:9:1: note:"))
    }

    @Test func whatNobodyFindsIsNotOffered() {
        let graph = ComponentGraph(
            horse(needing: need("Stabel", from: .missing)),
            component("Stable", as: ["StableType"], registeredBy: [])
        )

        #expect(graph.problems.map(\.kind) == [.missingProvider])
        #expect(!graph.report[0].contains("Did you mean"))
    }

    @Test func withoutAPlaceOfItsOwnADependencyIsReportedAtItsComponent() {
        var node = horse(needing: need("Stable", from: .missing))
        node.dependencies[0].location = nil

        #expect(ComponentGraph(node).problems.map(\.location) == [Samples.place(1, column: 1)])
    }

    @Test(arguments: [
        ComponentGraph.Provider.outside, .unknown, .node("Stable"), .oneOf(["Stable", "Barn"]),
    ])
    func whatIsProvidedOrUnknownIsNoProblem(provider: ComponentGraph.Provider) {
        let graph = ComponentGraph(
            horse(needing: need("Stable", from: provider)),
            component("Stable"),
            component("Barn")
        )

        #expect(graph.problems == [])
    }

    @Test func aMissingOptionalIsNilAndAMissingDeferredOneAProblem() {
        #expect(
            ComponentGraph(horse(needing: need("Stable", .initializer, .optional, from: .missing))).problems
                == []
        )
        let deferred = ComponentGraph(horse(needing: need("Stable", .initializer, .deferred, from: .missing)))
        #expect(deferred.problems.map(\.kind) == [.missingProvider])
    }

    @Test func aNoteTellsOfAComponentThatAnOptionalDoesNotGet() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", .property, .optional, from: .missing)]),
            component("Cat", as: ["Animal"], line: 9, registeredBy: [])
        )

        #expect(graph.problems.isEmpty)
        #expect(graph.warnings.map(\.severity) == [.note])
        #expect(
            graph.warnings.map(\.description) == [
                """
                Animals.swift:2:10: note: 'animal' of 'PetOwner' is nil, because nothing is registered for 'Animal'. \
                'Cat' is a component of it: list it in '@Registrations' for 'animal' to have it.
                Animals.swift:9:1: note: 'Cat' is declared here.
                """
            ]
        )
    }

    @Test func problemsAreInTheOrderOfTheirPlaces() {
        let graph = ComponentGraph(
            component("Anna", line: 20, needs: [need("Horse", from: .missing)]),
            component(
                "Berta",
                line: 10,
                needs: [need("Horse", from: .missing), need("Dog", from: .missing)]
            ),
            component("Carla", needs: [need("Horse", from: .missing)])
        )

        #expect(graph.problems.map { $0.location?.line } == [11, 12, 21, nil])
    }
}
