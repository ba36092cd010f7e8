import AmpouleGraph
import Testing

/// A zoo with days, visits on them and tours on those, and beside that feedings with deliveries, and concerts.
struct SeparateLevelTests {
    private static let levels = [
        Level(name: "Day"),
        Level(name: "Visit", outer: "Day"),
        Level(name: "Tour", outer: "Visit"),
        Level(name: "Feeding"),
        Level(name: "Delivery", outer: "Feeding"),
        Level(name: "Concert"),
    ]

    private static func graph(_ nodes: Node...) -> ComponentGraph {
        ComponentGraph(nodes: nodes, levels: levels)
    }

    private static let ticket = need("Visit", from: .value("Visit"))
    private static let food = need("Feeding", from: .value("Feeding"))

    @Test func aComponentNeedsTheValuesOfTwoLevelsBesideEachOther() {
        let graph = Self.graph(
            component("Sign", scope: .transient, line: 1, needs: [Self.ticket, Self.food])
        )

        #expect(
            graph.report == """
                Animals.swift:3:10: error: 'Sign' requires 'Visit', which belongs to a 'Visit', and 'Feeding', \
                which belongs to a 'Feeding', but no container is inside both [separateLevels]
                Animals.swift:3:10: note: open 'Feeding' inside 'Visit', with 'typealias Outer = Visit', or pass \
                'Feeding' to the methods of 'Sign'
                Animals.swift:2:10: note: 'Sign' requires 'Visit' here
                """
        )
        #expect(graph.problems[0].kind == .separateLevels)
        #expect(graph.problems[0].nodes == ["Sign"])
        #expect(
            graph.problems[0].edges == [
                Problem.Edge(node: "Sign", dependency: 1),
                Problem.Edge(node: "Sign", dependency: 0),
            ]
        )
    }

    @Test func theTextNamesThePathsThroughComponentsThatAreNotShared() {
        let graph = Self.graph(
            component("Sign", line: 1, needs: [need("Bell"), need("Map")]),
            component("Bell", scope: .transient, line: 11, needs: [need("Horn")]),
            component("Horn", line: 21, needs: [need("Delivery", from: .value("Delivery"))]),
            component("Map", line: 31, needs: [need("Guide")]),
            component("Guide", scope: .container, level: "Day", line: 41)
        )

        #expect(
            graph.report == """
                Animals.swift:3:10: error: 'Sign' requires 'Delivery' through 'Bell' → 'Horn', which belongs to a \
                'Delivery', and 'Guide' through 'Map', which belongs to a 'Day', but no container is inside \
                both [separateLevels]
                Animals.swift:3:10: note: open 'Day' inside 'Delivery', with 'typealias Outer = Delivery', or pass \
                'Guide' to the methods of 'Sign'
                Animals.swift:2:10: note: 'Sign' requires 'Bell' here
                Animals.swift:12:10: note: 'Bell' requires 'Horn' here
                Animals.swift:22:10: note: 'Horn' requires 'Delivery' here
                Animals.swift:32:10: note: 'Map' requires 'Guide' here
                Animals.swift:41:1: note: 'Guide' is registered for the level 'Day'
                """
        )
        #expect(graph.problems[0].nodes == ["Sign", "Map", "Guide", "Bell", "Horn"])
    }

    @Test func aComponentOfOneLevelNeedsTheOther() {
        let graph = Self.graph(
            component("Sign", level: "Visit", line: 1, needs: [need("Bell")]),
            component("Bell", line: 11, needs: [Self.food]),
            component("Gate", line: 21, needs: [need("Sign")]),
            component("Seat", level: "Day", line: 31, needs: [Self.ticket])
        )

        #expect(
            graph.report == """
                Animals.swift:2:10: error: 'Sign' is registered for the level 'Visit', but requires 'Feeding' through \
                'Bell', which belongs to a 'Feeding', and no container is inside both [separateLevels]
                Animals.swift:2:10: note: list 'Sign' in 'Feeding' instead, or pass 'Feeding' to the methods of 'Sign'
                Animals.swift:12:10: note: 'Bell' requires 'Feeding' here
                """
        )
    }

    @Test(arguments: levels.map(\.name), levels.map(\.name))
    func onlyLevelsInsideEachOtherServeOneComponent(first: String, second: String) {
        let families = [["Day", "Visit", "Tour"], ["Feeding", "Delivery"], ["Concert"]]
        let areNested = families.contains { $0.contains(first) && $0.contains(second) }
        let values = Self.graph(
            component(
                "Sign",
                needs: [need("A", from: .value(first)), need("B", from: .value(second))]
            )
        )
        let components = Self.graph(
            component("Sign", needs: [need("A"), need("B")]),
            component("A", scope: .container, level: first),
            component("B", scope: .container, level: second)
        )

        #expect(values.problems.map(\.kind) == (areNested ? [] : [.separateLevels]))
        #expect(components.problems.map(\.kind) == (areNested ? [] : [.separateLevels]))
    }

    @Test func theProblemIsReportedWhereThePathsPartAndNotAbove() {
        let graph = Self.graph(
            component("Gate", line: 1, needs: [need("Bell"), Self.ticket]),
            component("Bell", line: 11, needs: [need("Sign")]),
            component("Sign", line: 21, needs: [need("Horn"), Self.food]),
            component("Horn", line: 31, needs: [Self.ticket])
        )

        #expect(graph.problems.map(\.nodes) == [["Sign", "Horn"]])
        #expect(graph.problems.map(\.location) == [Samples.place(23, column: 10)])
    }

    @Test func aComponentAboveIsReportedForAConflictOfItsOwn() {
        let song = need("Concert", from: .value("Concert"))
        let graph = Self.graph(
            component("Gate", line: 1, needs: [need("Sign"), song, Self.ticket]),
            component("Sign", line: 21, needs: [Self.ticket, Self.food])
        )

        #expect(graph.problems.map(\.nodes) == [["Gate"], ["Sign"]])
        #expect(graph.problems[0].message.contains("'Concert', which belongs to a 'Concert', and 'Visit'"))
    }

    @Test(arguments: ["Visit", "Tour", "Feeding", nil])
    func aSharedComponentAboveIsNotReportedAgain(level: String?) {
        let graph = Self.graph(
            component("Gate", scope: .container, level: level, line: 1, needs: [need("Sign")]),
            component("Sign", line: 11, needs: [Self.ticket, Self.food])
        )

        #expect(graph.problems.map(\.nodes) == [["Sign"]])
    }

    @Test func aSharedComponentOfOneLevelThatNeedsTheOtherIsOneProblem() {
        let graph = Self.graph(
            component("Guide", scope: .container, level: "Visit", line: 1, needs: [need("Sign")]),
            component("Sign", line: 11, needs: [Self.food]),
            component("Map", line: 21, needs: [need("Guide")])
        )

        #expect(
            graph.problems.map { [$0.message, $0.notes[0].message] } == [
                [
                    """
                    'Guide' lives as long as a 'Visit', but 'Feeding', required through 'Sign', only as long as a \
                    'Feeding', and no container is inside both
                    """,
                    """
                    list 'Guide' in 'Feeding' instead, or pass 'Feeding' to the methods of 'Guide'
                    """,
                ]
            ]
        )
    }

    @Test func inACycleTheComponentNearestToBothLevelsIsReported() {
        func graph(_ needsOfBell: [Dependency], _ needsOfHorn: [Dependency]) -> [[Node.ID]] {
            Self.graph(
                component("Bell", line: 1, needs: [need("Horn")] + needsOfBell),
                component("Horn", line: 11, needs: [need("Map", .property)] + needsOfHorn),
                component("Map", line: 21, needs: [need("Bell", .property)])
            ).problems.map(\.nodes)
        }

        #expect(graph([], [Self.ticket, Self.food]) == [["Horn"]])
        #expect(graph([Self.ticket], [Self.food]) == [["Bell", "Horn"]])
        #expect(graph([Self.ticket], []) == [])
    }

    @Test(arguments: [
        ("Feeding?", Dependency.Need.optional, false), ("Lazy<Feeding>", .deferred, true),
        ("Lazy<Feeding?>", .deferred, false), ("Feeding", .required, true),
    ])
    func onlyAnOptionalValueDoesWithoutItsLevel(type: String, kind: Dependency.Need, isProblem: Bool) {
        let food = need("Feeding", .property, kind, type: type, from: .value("Feeding"))
        let graph = Self.graph(component("Sign", needs: [Self.ticket, food]))

        #expect(graph.problems.map(\.kind) == (isProblem ? [.separateLevels] : []))
    }

    @Test(arguments: [
        Provider.outside, .value("Tour"), .value("Night"),
        .oneOf(["Horn", "Flute"]), .oneOf(["Horn", "Harp"]), .node("Lamp"), .node("Closure"),
    ])
    func aDependencyIsNotJudgedWhereSomethingMayProvideIt(provider: Provider) {
        let graph = Self.graph(
            component("Sign", needs: [Self.ticket, need("Horn", from: provider)]),
            component("Horn", needs: [Self.food]),
            component("Flute", needs: [Self.ticket]),
            component("Harp", scope: .container),
            component("Lamp", scope: .container, level: "Night"),
            closure("Closure")
        )

        #expect(graph.problems.filter { $0.kind == .separateLevels } == [])
    }

    @Test func allOfSeveralProvidersMayBelongToTheOtherLevel() {
        let graph = Self.graph(
            component("Sign", needs: [Self.ticket, need("Horn", from: .oneOf(["Horn", "Flute"]))]),
            component("Horn", needs: [Self.food]),
            component("Flute", scope: .container, level: "Delivery")
        )

        #expect(graph.problems.map(\.kind) == [.separateLevels])
    }

    @Test func theCheckIsSilentOnWhatIsRegisteredInTheContainerOfALevel() {
        var guide = component("Guide", scope: .container)
        guide.level = "Visit"
        var graph = Self.graph(
            component("Sign", needs: [need("Guide"), Self.food]),
            guide
        )
        graph.home = "Visit"

        #expect(graph.problems == [])
    }
}
