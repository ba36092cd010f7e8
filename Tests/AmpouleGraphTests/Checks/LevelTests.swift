import AmpouleGraph
import Testing

/// A zoo that is open for a day, on which visits take place, and which feeds animals beside that.
struct LevelTests {
    private static let levels = [
        Level(name: "Day"),
        Level(name: "Visit", outer: "Day"),
        Level(name: "Feeding"),
    ]

    private static func graph(_ nodes: Node...) -> ComponentGraph {
        ComponentGraph(nodes: nodes, levels: levels)
    }

    private static let guide = component("Guide", scope: .container, level: "Visit", line: 50)

    @Test func aComponentOfTheProgramNeedsTheValueOfALevel() {
        let graph = Self.graph(
            component("Gate", scope: .container, line: 1, needs: [need("Visit", from: .value("Visit"))])
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Gate' lives as long as the program, but 'Visit' only as long as a \
                'Visit' [innerLevel]
                Animals.swift:2:10: note: list 'Gate' in 'Visit' instead, or pass 'Visit' to the methods of 'Gate'
                """
        )
        #expect(graph.problems[0].edges == [Problem.Edge(node: "Gate", dependency: 0)])
    }

    @Test func theTextNamesThePathThroughComponentsThatAreNotShared() {
        let graph = Self.graph(
            component("Gate", scope: .container, level: "Day", line: 1, needs: [need("Bell")]),
            component("Bell", scope: .transient, line: 11, needs: [need("Horn")]),
            component("Horn", scope: .graph, line: 21, needs: [need("Guide")]),
            Self.guide
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Gate' lives as long as a 'Day', but 'Guide', required through \
                'Bell' → 'Horn', only as long as a 'Visit' [innerLevel]
                Animals.swift:2:10: note: list 'Gate' in 'Visit' instead, or pass 'Guide' to the methods of 'Gate'
                Animals.swift:12:10: note: 'Bell' requires 'Horn' here
                Animals.swift:22:10: note: 'Horn' requires 'Guide' here
                Animals.swift:50:1: note: 'Guide' is registered for the level 'Visit'
                """
        )
    }

    /// A scope, the level that owns the registration, and the levels whose components it may hold.
    private static let holders: [(Scope, String?, [String])] = [
        (.container, nil, []), (.weak, nil, []), (.custom("Night"), nil, []),
        (.container, "Day", ["Day"]), (.weak, "Visit", ["Day", "Visit"]),
        (.custom("Night"), "Feeding", ["Feeding"]),
        (.transient, nil, ["Day", "Visit", "Feeding"]), (.graph, nil, ["Day", "Visit", "Feeding"]),
    ]

    @Test(arguments: holders, levels.map(\.name))
    func aSharedComponentHoldsWhatBelongsToItsLevelOrOneAround(
        holder: (scope: Scope, owner: String?, held: [String]),
        level: String
    ) {
        for isValue in [true, false] {
            let stable = component(
                "Stable",
                scope: holder.scope,
                level: holder.owner,
                line: 1,
                needs: [need("Groom", from: isValue ? .value(level) : .node("Groom"))]
            )
            let graph = Self.graph(stable, component("Groom", scope: .container, level: level))

            #expect(graph.problems.map(\.kind) == (holder.held.contains(level) ? [] : [.innerLevel]))
            let isUnshared = [.transient, .graph].contains(holder.scope)
            #expect(graph.warnings.map(\.kind) == (isUnshared ? [.dependencyOnLevel] : []))
        }
    }

    @Test(
        arguments: [
            ("Guide", Dependency.Need.required, true), ("Guide?", .optional, false),
            ("Lazy<Guide>", .deferred, true), ("Provider<Guide>", .deferred, true),
            ("Guide.Factory", .deferred, true), ("Lazy<Guide?>", .deferred, false),
        ],
        [Dependency.Injection.initializer, .property, .method]
    )
    func onlyAnOptionalDoesWithoutTheLevel(
        dependency: (type: String, need: Dependency.Need, fails: Bool),
        injection: Dependency.Injection
    ) {
        for provider in [Provider.value("Visit"), .node("Guide")] {
            let (type, kind, fails) = dependency
            let guide = need("Guide", injection, kind, type: type, from: provider)
            let graph = Self.graph(component("Gate", scope: .weak, needs: [guide]), Self.guide)
            #expect(graph.problems.map(\.kind) == (fails ? [.innerLevel] : []))
        }
    }

    @Test(arguments: [Provider.outside, .oneOf(["Guide", "Sign"]), .value("Day")])
    func aDependencyIsNotJudgedWhereSomethingMayProvideIt(provider: Provider) {
        let graph = Self.graph(
            component("Gate", scope: .container, level: "Day", needs: [need("Guide", from: provider)]),
            component("Sign", scope: .container),
            Self.guide
        )

        #expect(graph.problems == [])
    }

    /// It is found at the outermost component that is registered, once.
    @Test func aComponentThatIsNotSharedIsResolvedOnlyInsideTheLevel() {
        let graph = Self.graph(
            component("Gate", line: 1, needs: [need("Bell")]),
            component("Bell", scope: .transient, line: 11, needs: [need("Horn")]),
            component("Horn", line: 21, registeredBy: [], needs: [need("Guide")]),
            Self.guide
        )

        #expect(graph.problems == [])
        #expect(
            graph.warningReport == """
                Animals.swift:12:10: warning: 'Bell' requires 'Guide' through 'Horn', which belongs to a 'Visit' \
                [dependencyOnLevel]
                Animals.swift:12:10: note: resolving 'Bell' fails outside of a 'Visit': list it in 'Visit' \
                instead, or pass 'Guide' to its methods
                Animals.swift:22:10: note: 'Horn' requires 'Guide' here
                Animals.swift:50:1: note: 'Guide' is registered for the level 'Visit'
                """
        )
    }

    @Test func eachOfSeveralProvidersMayBelongToAnInnerLevel() {
        let graph = Self.graph(
            component("Gate", scope: .container, needs: [need("Guide", from: .oneOf(["Guide", "Sign"]))]),
            component("Sign", needs: [need("Day", from: .value("Day"))]),
            Self.guide
        )

        #expect(graph.problems.map(\.kind) == [.innerLevel])
        #expect(graph.problems.first?.nodes == ["Gate", "Guide"])
    }

    @Test func aSharedComponentInBetweenIsJudgedItself() {
        let graph = Self.graph(
            component("Gate", scope: .container, line: 1, needs: [need("Bell")]),
            component("Bell", scope: .container, line: 11, needs: [need("Guide")]),
            Self.guide
        )

        #expect(graph.problems.map(\.location) == [Samples.place(12, column: 10)])
    }

    @Test(arguments: [
        [need("Horn"), need("Guide")], [need("Array<Sound>", from: .all(["Horn", "Guide"]))],
    ])
    func componentsAndListsInACycleAreFollowedOnce(needs: [Dependency]) {
        let graph = Self.graph(
            component("Gate", scope: .container, needs: [need("Bell")]),
            component("Bell", needs: needs),
            component("Horn", needs: [need("Bell", .property)]),
            Self.guide
        )

        #expect(graph.problems.map(\.nodes) == [["Gate", "Bell", "Guide"]])
    }

    @Test func theLevelsAroundAnUndeclaredOneAreUnknown() {
        let graph = Self.graph(
            component(
                "Gate",
                scope: .container,
                level: "Night",
                needs: [need("Visit", from: .value("Visit"))]
            ),
            component("Bell", scope: .container, needs: [need("Gate")])
        )

        #expect(graph.problems.map(\.nodes) == [["Bell", "Gate"]])
    }
}
