import AmpouleGraph
import AmpoulePictures
import Foundation
import Testing

struct JSONTests {
    @Test(arguments: [
        ComponentGraph(), Samples.everything, Samples.petShop, Samples.troubled, Samples.awkward,
    ])
    func anEqualGraphIsDecoded(graph: ComponentGraph) throws {
        let data = Data(graph.picture(.json).utf8)

        #expect(try JSONDecoder().decode(ComponentGraph.self, from: data) == graph)
        #expect(try JSONDecoder().decode(Problems.self, from: data).problems == graph.problems)
    }

    private struct Problems: Decodable {
        let problems: [Problem]
    }

    @Test func keysAreSortedAndLinesIndented() {
        let graph = ComponentGraph(component("Horse", line: 3))

        #expect(
            graph.picture(.json) == """
                {
                  "nodes": [
                    {
                      "areDependenciesKnown": true,
                      "arguments": [],
                      "component": "Horse",
                      "dependencies": [],
                      "id": "Horse",
                      "isAsynchronous": false,
                      "kind": "class",
                      "location": {
                        "column": 1,
                        "file": "Animals.swift",
                        "line": 3
                      },
                      "registeredBy": [
                        "container"
                      ],
                      "scope": "graph",
                      "services": [
                        "Horse"
                      ]
                    }
                  ],
                  "problems": []
                }

                """
        )
    }

    @Test func controlCharactersQuotesAndBackslashesAreEscaped() throws {
        let name = "a\"b\\c\nd\te\u{1}\u{7f}<&>\u{2028}é日"
        let graph = ComponentGraph(component(name))

        let text = graph.picture(.json)

        #expect(text.contains(#""a\"b\\c\nd\u0009e\u0001"#))
        #expect(try JSONDecoder().decode(ComponentGraph.self, from: Data(text.utf8)) == graph)
    }
}
