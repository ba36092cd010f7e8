import AmpouleGraph
import Testing

struct MissingRegistrationTests {
    private func horse(needing dependency: Dependency) -> Node {
        component("Horse", line: 1, needs: [dependency])
    }

    @Test func nothingOfTheKindIsRegistered() {
        let graph = ComponentGraph(horse(needing: need("Stable", from: .missing)))

        #expect(
            graph.report == """
                Animals.swift:2:10: error: no registration for 'Stable', required by 'Horse' \
                [missingRegistration]
                Animals.swift:2:10: note: register it with 'register(Stable.self) { … }', or mark a component \
                of it with '@Register(Stable.self)' and add that to a '@Registrations' list
                """
        )
        #expect(graph.problems[0].kind == .missingRegistration)
        #expect(graph.problems[0].edges == [Problem.Edge(node: "Horse", dependency: 0)])
    }

    @Test func aComponentOfTheServiceIsNotRegistered() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", from: .missing)]),
            component("Cat", as: ["Animal"], line: 9, registeredBy: [])
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: no registration for 'Animal', required by 'PetOwner' \
                [missingRegistration]
                Animals.swift:9:1: note: 'Cat' provides 'Animal', but is not registered: add it to a \
                '@Registrations' list
                """
        )
    }

    @Test func theServiceIsRegisteredUnderOtherNames() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", named: "horse", from: .missing)]),
            closure("Animal", named: "dog", line: 8),
            closure("Animal", line: 9)
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: no registration for 'Animal named "horse"', required by 'PetOwner' \
                [missingRegistration]
                Animals.swift:9:1: note: 'Animal' is registered here: require that without a name
                Animals.swift:8:1: note: 'Animal named "dog"' is registered here: require that with \
                '@Inject(name: "dog")'
                """
        )
    }

    @Test func theComponentIsRegisteredForItsServiceOnly() {
        let graph = ComponentGraph(
            component("Rider", line: 1, needs: [need("Horse", from: .missing)]),
            component("Horse", as: ["Animal"], line: 9)
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: no registration for 'Horse', required by 'Rider' \
                [missingRegistration]
                Animals.swift:9:1: note: 'Horse' is registered for 'Animal' only: require that, or add \
                'Horse.self' to its '@Register'
                """
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
            graph.report == """
                Animals.swift:2:10: error: no registration for 'Stabel', required by 'Horse' \
                [missingRegistration]
                Animals.swift:8:1: note: did you mean 'Stable'?
                Animals.swift:9:1: note: did you mean 'StabelType'?
                """
        )
    }

    @Test func theHintHasTheNameThatIsAskedFor() {
        let graph = ComponentGraph(horse(needing: need("Rider", named: "first", from: .missing)))

        #expect(
            graph.report.contains(
                #"note: register it with 'register(Rider.self, name: "first") { … }', or"#
            )
        )
    }

    @Test func whatNeedsAServiceIsNotOfferedForIt() {
        let horse = horse(needing: need("Horses", from: .missing))
        #expect(ComponentGraph(horse).report.contains("register it with 'register(Horses.self) { … }'"))

        let other = ComponentGraph(horse, component("Pony", as: ["Horse"], line: 9))
        let text = other.problems[0].description
        #expect(text.hasSuffix("\nAnimals.swift:9:1: note: did you mean 'Horse'?"))
    }

    @Test func whatNobodyFindsIsNotOffered() {
        let graph = ComponentGraph(
            horse(needing: need("Stabel", from: .missing)),
            component("Stable", as: ["StableType"], registeredBy: [])
        )

        #expect(graph.problems.map(\.kind) == [.missingRegistration])
        #expect(!graph.report.contains("did you mean"))
    }

    @Test func withoutAPlaceOfItsOwnADependencyIsReportedAtItsComponent() {
        var node = horse(needing: need("Stable", from: .missing))
        node.dependencies[0].location = nil

        #expect(ComponentGraph(node).problems.map(\.location) == [Samples.place(1, column: 1)])
    }

    @Test func aMissingOptionalIsNilAndAMissingDeferredOneAProblem() {
        #expect(
            ComponentGraph(horse(needing: need("Stable", .initializer, .optional, from: .missing))).problems
                == []
        )
        let deferred = ComponentGraph(horse(needing: need("Stable", .initializer, .deferred, from: .missing)))
        #expect(deferred.problems.map(\.kind) == [.missingRegistration])
    }

    @Test func aNoteTellsOfAComponentThatAnOptionalDoesNotGet() {
        let graph = ComponentGraph(
            component("PetOwner", line: 1, needs: [need("Animal", .property, .optional, from: .missing)]),
            component("Cat", as: ["Animal"], line: 9, registeredBy: [])
        )

        #expect(graph.problems.isEmpty)
        #expect(graph.warnings.map(\.severity) == [.note])
        #expect(
            graph.warningReport == """
                Animals.swift:2:10: note: 'animal' of 'PetOwner' is nil: no registration for 'Animal' \
                [unregisteredComponent]
                Animals.swift:9:1: note: 'Cat' provides 'Animal', but is not registered: add it to a \
                '@Registrations' list
                """
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
