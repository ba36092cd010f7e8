import AmpouleGraph
import Testing

/// A zoo with days, visits on them and tours on those, and beside that feedings with deliveries, and concerts.
struct SeparateLevelTests {
    private static let levels = [
        ComponentGraph.Level(name: "day", value: "Weather", location: Samples.place(90)),
        ComponentGraph.Level(name: "visit", value: "Ticket", outer: "day", location: Samples.place(91)),
        ComponentGraph.Level(name: "tour", outer: "visit"),
        ComponentGraph.Level(name: "feeding", value: "Food", location: Samples.place(92)),
        ComponentGraph.Level(
            name: "delivery",
            value: "Parcel",
            outer: "feeding",
            location: Samples.place(93)
        ),
        ComponentGraph.Level(name: "concert", value: "Song"),
    ]

    private static func graph(_ nodes: ComponentGraph.Node...) -> ComponentGraph {
        ComponentGraph(nodes: nodes, levels: levels)
    }

    private static let ticket = need("Ticket", from: .value(["visit"]))
    private static let food = need("Food", from: .value(["feeding"]))

    @Test func aComponentNeedsTheValuesOfTwoLevelsBesideEachOther() {
        let graph = Self.graph(
            component("Sign", scope: .transient, line: 1, needs: [Self.ticket, Self.food])
        )

        #expect(
            graph.report == [
                """
                Animals.swift:3:10: error: 'Sign' requires 'Ticket', which belongs to a 'visit', and 'Food', \
                which belongs to a 'feeding', but no container is inside both [separateLevels]
                Animals.swift:3:10: note: open one level inside the other, as with 'Self("feeding", inside: \
                .visit)', or pass 'Food' to the methods of 'Sign'
                Animals.swift:2:10: note: 'Sign' requires 'Ticket' here
                Animals.swift:91:5: note: a 'visit' is opened with a 'Ticket'
                Animals.swift:92:5: note: a 'feeding' is opened with a 'Food'
                """
            ]
        )
        #expect(graph.problems[0].kind == .separateLevels)
        #expect(graph.problems[0].nodes == ["Sign"])
        #expect(
            graph.problems[0].edges == [
                ComponentGraph.Problem.Edge(node: "Sign", dependency: 1),
                ComponentGraph.Problem.Edge(node: "Sign", dependency: 0),
            ]
        )
    }

    @Test func theTextNamesThePathsThroughComponentsThatAreNotShared() {
        let graph = Self.graph(
            component(
                "Sign",
                line: 1,
                needs: [need("Bell", from: .node("Bell")), need("Map", from: .node("Map"))]
            ),
            component("Bell", scope: .transient, line: 11, needs: [need("Horn", from: .node("Horn"))]),
            component("Horn", line: 21, needs: [need("Parcel", from: .value(["delivery"]))]),
            component("Map", line: 31, needs: [need("Guide", from: .node("Guide"))]),
            component("Guide", scope: .level("day"), line: 41)
        )

        #expect(
            graph.report == [
                """
                Animals.swift:3:10: error: 'Sign' requires 'Parcel' through 'Bell' → 'Horn', which belongs to a \
                'delivery', and 'Guide' through 'Map', which belongs to a 'day', but no container is inside \
                both [separateLevels]
                Animals.swift:3:10: note: open one level inside the other, as with 'Self("day", inside: \
                .delivery)', or pass 'Guide' to the methods of 'Sign'
                Animals.swift:2:10: note: 'Sign' requires 'Bell' here
                Animals.swift:12:10: note: 'Bell' requires 'Horn' here
                Animals.swift:22:10: note: 'Horn' requires 'Parcel' here
                Animals.swift:93:5: note: a 'delivery' is opened with a 'Parcel'
                Animals.swift:32:10: note: 'Map' requires 'Guide' here
                Animals.swift:41:1: note: 'Guide' is in the scope 'day'
                """
            ]
        )
        #expect(graph.problems[0].nodes == ["Sign", "Map", "Guide", "Bell", "Horn"])
    }

    @Test(arguments: levels.map(\.name), levels.map(\.name))
    func onlyLevelsInsideEachOtherServeOneComponent(first: String, second: String) {
        let families = [["day", "visit", "tour"], ["feeding", "delivery"], ["concert"]]
        let areNested = families.contains { $0.contains(first) && $0.contains(second) }
        let values = Self.graph(
            component(
                "Sign",
                needs: [need("A", from: .value([first])), need("B", from: .value([second]))]
            )
        )
        let components = Self.graph(
            component("Sign", needs: [need("A", from: .node("A")), need("B", from: .node("B"))]),
            component("A", scope: .level(first)),
            component("B", scope: .level(second))
        )

        #expect(values.problems.map(\.kind) == (areNested ? [] : [.separateLevels]))
        #expect(components.problems.map(\.kind) == (areNested ? [] : [.separateLevels]))
    }

    @Test func theProblemIsReportedWhereThePathsPartAndNotAbove() {
        let graph = Self.graph(
            component("Gate", line: 1, needs: [need("Bell", from: .node("Bell")), Self.ticket]),
            component("Bell", line: 11, needs: [need("Sign", from: .node("Sign"))]),
            component("Sign", line: 21, needs: [need("Horn", from: .node("Horn")), Self.food]),
            component("Horn", line: 31, needs: [Self.ticket])
        )

        #expect(graph.problems.map(\.nodes) == [["Sign", "Horn"]])
        #expect(graph.problems.map(\.location) == [Samples.place(23, column: 10)])
    }

    @Test func aComponentAboveIsReportedForAConflictOfItsOwn() {
        let song = need("Song", from: .value(["concert"]))
        let graph = Self.graph(
            component("Gate", line: 1, needs: [need("Sign", from: .node("Sign")), song, Self.ticket]),
            component("Sign", line: 21, needs: [Self.ticket, Self.food])
        )

        #expect(graph.problems.map(\.nodes) == [["Gate"], ["Sign"]])
        #expect(graph.problems[0].message.contains("'Song', which belongs to a 'concert', and 'Ticket'"))
    }

    @Test(arguments: [
        ComponentGraph.Scope.level("visit"), .level("tour"), .level("feeding"), .container, .weak,
    ])
    func aSharedComponentAboveIsNotReportedAgain(scope: ComponentGraph.Scope) {
        let graph = Self.graph(
            component("Gate", scope: scope, line: 1, needs: [need("Sign", from: .node("Sign"))]),
            component("Sign", line: 11, needs: [Self.ticket, Self.food])
        )

        #expect(graph.problems.map(\.nodes) == [["Sign"]])
    }

    @Test func aSharedComponentOfOneLevelThatNeedsTheOtherIsOneProblem() {
        let graph = Self.graph(
            component("Guide", scope: .level("visit"), line: 1, needs: [need("Sign", from: .node("Sign"))]),
            component("Sign", line: 11, needs: [Self.food]),
            component("Map", line: 21, needs: [need("Guide", from: .node("Guide"))])
        )

        #expect(
            graph.problems.map { [$0.message, $0.notes[0].message] } == [
                [
                    """
                    'Guide' lives as long as a 'visit', but 'Food', required through 'Sign', only as long as a \
                    'feeding', and no container is inside both
                    """,
                    """
                    put 'Guide' into the scope 'feeding' or 'graph', or pass 'Food' to the methods of 'Guide'
                    """,
                ]
            ]
        )
    }

    @Test func inACycleTheComponentNearestToBothLevelsIsReported() {
        func graph(_ needsOfBell: [ComponentGraph.Dependency], _ needsOfHorn: [ComponentGraph.Dependency])
            -> [[ComponentGraph.Node.ID]]
        {
            Self.graph(
                component("Bell", line: 1, needs: [need("Horn", from: .node("Horn"))] + needsOfBell),
                component(
                    "Horn",
                    line: 11,
                    needs: [need("Map", .property, from: .node("Map"))] + needsOfHorn
                ),
                component("Map", line: 21, needs: [need("Bell", .property, from: .node("Bell"))])
            ).problems.map(\.nodes)
        }

        #expect(graph([], [Self.ticket, Self.food]) == [["Horn"]])
        #expect(graph([Self.ticket], [Self.food]) == [["Bell", "Horn"]])
        #expect(graph([Self.ticket], []) == [])
    }

    @Test(arguments: [
        ("Food?", ComponentGraph.Dependency.Need.optional, false), ("Lazy<Food>", .deferred, true),
        ("Lazy<Food?>", .deferred, false), ("Food", .required, true),
    ])
    func onlyAnOptionalValueDoesWithoutItsLevel(
        type: String,
        need: ComponentGraph.Dependency.Need,
        isProblem: Bool
    ) {
        let food = AmpouleGraphTests.need("Food", .property, need, type: type, from: .value(["feeding"]))
        let graph = Self.graph(component("Sign", needs: [Self.ticket, food]))

        #expect(graph.problems.map(\.kind) == (isProblem ? [.separateLevels] : []))
    }

    @Test(arguments: [
        ComponentGraph.Provider.unknown, .outside, .value(["feeding", "tour"]), .value(["night"]),
        .oneOf(["Horn", "Flute"]), .oneOf(["Horn", "Harp"]), .node("Lamp"), .node("Closure"),
    ])
    func aDependencyIsNotJudgedWhereSomethingMayProvideIt(provider: ComponentGraph.Provider) {
        let graph = Self.graph(
            component("Sign", needs: [Self.ticket, need("Horn", from: provider)]),
            component("Horn", needs: [Self.food]),
            component("Flute", needs: [Self.ticket]),
            component("Harp", scope: .container),
            component("Lamp", scope: .level("night")),
            closure("Closure")
        )

        #expect(graph.problems.filter { $0.kind == .separateLevels } == [])
    }

    @Test func allOfSeveralProvidersMayBelongToTheOtherLevel() {
        let graph = Self.graph(
            component("Sign", needs: [Self.ticket, need("Horn", from: .oneOf(["Horn", "Flute"]))]),
            component("Horn", needs: [Self.food]),
            component("Flute", scope: .level("delivery"))
        )

        #expect(graph.problems.map(\.kind) == [.separateLevels])
    }

    @Test func theCheckIsSilentOnWhatIsRegisteredInTheContainerOfALevel() {
        var guide = component("Guide", scope: .container)
        guide.level = "visit"
        var graph = Self.graph(
            component("Sign", needs: [need("Guide", from: .node("Guide")), Self.food]),
            guide
        )
        graph.home = "visit"

        #expect(graph.problems == [])
    }
}
