import AmpouleGraph
import AmpoulePictures
import Foundation
import Testing

/// The frames of levels in the pictures of each format.
struct LevelPictureTests {
    /// A zoo with visits on a day, and with feedings, which nothing belongs to.
    private let graph = ComponentGraph(
        component("Gate", scope: .container),
        component(
            "Guide",
            scope: .level("visit"),
            needs: [need("Ticket", from: .value(["visit"])), need("Gate", from: .node("Gate"))]
        ),
        component("Shift", scope: .level("day")),
        component("Sign", needs: [need("Ticket", from: .value(["visit"]))]),
        levels: [
            ComponentGraph.Level(name: "visit", value: "Ticket", outer: "day"),
            ComponentGraph.Level(name: "day"), ComponentGraph.Level(name: "feeding"),
        ]
    )

    @Test func theTreeListsWhatBelongsToEachLevel() {
        #expect(
            graph.picture(.tree) == """
                Guide                                     visit
                ├─ ticket: Ticket (the value of 'visit')
                └─ gate: Gate                             container
                Shift                                     day
                Sign                                      graph
                └─ ticket: Ticket (the value of 'visit')

                level day
                ├─ Shift
                └─ level visit
                   ├─ Ticket (the value)
                   └─ Guide

                """
        )
    }

    @Test func dotDrawsClustersInClusters() {
        #expect(
            graph.picture(.dot).contains(
                """
                    subgraph cluster_level_day {
                        label="level day"
                        Shift [label="Shift\\nday"]
                        subgraph cluster_level_visit {
                            label="level visit"
                            Guide [label="Guide\\nvisit"]
                            Ticket [label="Ticket\\nthe value of 'visit'", style=rounded]
                        }
                    }
                    Gate [label="Gate\\ncontainer"]
                """
            )
        )
        #expect(!graph.picture(.dot).contains("feeding"))
    }

    @Test func mermaidDrawsSubgraphsInSubgraphs() {
        #expect(
            graph.picture(.mermaid).contains(
                """
                    subgraph level_day["level day"]
                        Shift["Shift<br>day"]
                        subgraph level_visit["level visit"]
                            Guide["Guide<br>visit"]
                            Ticket("Ticket<br>the value of 'visit'")
                        end
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
                    subgraph cluster_level_day {
                        label="level day"
                        subgraph cluster_Farm_in_day {
                            label="Farm"
                            Shift [label="Shift\\nday"]
                        }
                        subgraph cluster_level_visit {
                            label="level visit"
                            Ticket [label="Ticket\\nthe value of 'visit'", style=rounded]
                            subgraph cluster_Zoo_in_visit {
                """
            )
        )
    }

    @Test func theModelIsReadFromJSONWithItsLevels() throws {
        let decoded = try JSONDecoder().decode(ComponentGraph.self, from: Data(graph.picture(.json).utf8))

        #expect(decoded == graph)
    }

    @Test func thePageHasAFrameForEachLevelWithContents() {
        let page = graph.picture(.html)

        #expect(page.components(separatedBy: #"<g class="frame""#).count - 1 == 2)
        #expect(page.contains(">level visit</text>"))
        #expect(page.contains(#"class="box component level""#))
        #expect(page.contains(#"class="box value""#))
    }

    @Test func aPartOfTheGraphHasTheLevelsOfItsNodes() {
        func levels(_ root: String) -> [String] {
            graph.part(ComponentGraph.Selection(roots: [root])).levels.map(\.name)
        }

        #expect(levels("Guide") == ["day", "visit"])
        #expect(levels("Shift") == ["day"])
        #expect(levels("Gate") == [])
    }
}
