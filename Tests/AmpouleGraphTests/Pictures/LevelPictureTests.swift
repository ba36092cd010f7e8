import AmpouleGraph
import AmpoulePictures
import Foundation
import Testing

/// The frames of levels in the pictures of each format.
struct LevelPictureTests {
    /// A zoo with visits on a day, and with feedings, to which only their value belongs.
    private let graph = ComponentGraph(
        component("Gate", scope: .container),
        component(
            "Guide",
            scope: .container,
            level: "Visit",
            needs: [need("Visit", from: .value("Visit")), need("Gate")]
        ),
        component("Shift", scope: .container, level: "Day"),
        component("Sign", needs: [need("Visit", from: .value("Visit"))]),
        levels: [Level(name: "Visit", outer: "Day"), Level(name: "Day"), Level(name: "Feeding")]
    )

    @Test func theTreeListsWhatBelongsToEachLevel() {
        #expect(
            graph.picture(.tree) == """
                Guide                                   container
                ├─ visit: Visit (the value of 'Visit')
                └─ gate: Gate                           container
                Shift                                   container
                Sign                                    graph
                └─ visit: Visit (the value of 'Visit')

                level Day
                ├─ Day (the value)
                ├─ Shift
                └─ level Visit
                   ├─ Visit (the value)
                   └─ Guide
                level Feeding
                └─ Feeding (the value)

                """
        )
    }

    @Test func dotDrawsClustersInClusters() {
        #expect(
            graph.picture(.dot).contains(
                """
                    subgraph cluster_level_Day {
                        label="level Day"
                        Shift [label="Shift\\ncontainer"]
                        Day [label="Day\\nthe value of 'Day'", style=rounded]
                        subgraph cluster_level_Visit {
                            label="level Visit"
                            Guide [label="Guide\\ncontainer"]
                            Visit [label="Visit\\nthe value of 'Visit'", style=rounded]
                        }
                    }
                    subgraph cluster_level_Feeding {
                        label="level Feeding"
                        Feeding [label="Feeding\\nthe value of 'Feeding'", style=rounded]
                    }
                    Gate [label="Gate\\ncontainer"]
                """
            )
        )
    }

    @Test func mermaidDrawsSubgraphsInSubgraphs() {
        #expect(
            graph.picture(.mermaid).contains(
                """
                    subgraph level_Day["level Day"]
                        Shift["Shift<br>container"]
                        Day("Day<br>the value of 'Day'")
                        subgraph level_Visit["level Visit"]
                            Guide["Guide<br>container"]
                            Visit("Visit<br>the value of 'Visit'")
                        end
                    end
                    subgraph level_Feeding["level Feeding"]
                        Feeding("Feeding<br>the value of 'Feeding'")
                    end
                    Gate["Gate<br>container"]
                """
            )
        )
    }

    @Test func theModulesOfALevelAreGroupsInItsFrame() {
        var nodes = graph.nodes
        for place in nodes.indices { nodes[place].module = place.isMultiple(of: 2) ? "Farm" : "Zoo" }
        let picture = ComponentGraph(nodes: nodes, levels: graph.levels).picture(.dot)

        #expect(
            picture.contains(
                """
                    subgraph cluster_level_Day {
                        label="level Day"
                        Day [label="Day\\nthe value of 'Day'", style=rounded]
                        subgraph cluster_Farm_in_Day {
                            label="Farm"
                            Shift [label="Shift\\ncontainer"]
                        }
                        subgraph cluster_level_Visit {
                            label="level Visit"
                            Visit [label="Visit\\nthe value of 'Visit'", style=rounded]
                            subgraph cluster_Zoo_in_Visit {
                """
            )
        )
    }

    @Test func thePageHasAFrameForEachLevel() {
        let page = graph.picture(.html)

        #expect(page.components(separatedBy: #"<g class="frame""#).count - 1 == 3)
        #expect(page.contains(">level Visit</text>"))
        #expect(page.contains(#"class="box value""#))
    }

    @Test func aPartOfTheGraphHasTheLevelsOfItsNodes() {
        func levels(_ root: String) -> [String] {
            graph.part(ComponentGraph.Selection(roots: [root])).levels.map(\.name)
        }

        #expect(levels("Guide") == ["Day", "Visit"])
        #expect(levels("Shift") == ["Day"])
        #expect(levels("Gate") == [])
    }
}
