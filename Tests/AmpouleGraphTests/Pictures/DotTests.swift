import AmpouleGraph
import AmpoulePictures
import Foundation
import Testing

struct DotTests {
    @Test func boxesAndArrowsOfEachKind() {
        #expect(
            Samples.petShop.picture(.dot) == """
                digraph components {
                    rankdir=LR
                    node [shape=box, fontname="Helvetica, Arial, sans-serif", fontsize=11]
                    edge [fontname="Helvetica, Arial, sans-serif", fontsize=9]
                    AnimalType [label="AnimalType\\ngraph, closure", style=rounded, tooltip="Animals.swift:50:1"]
                    Groom [label="Groom\\ntransient", tooltip="Animals.swift:40:1"]
                    Horse_String [label="Horse(String)\\nas AnimalType\\ngraph", tooltip="Animals.swift:20:1"]
                    PetOwner [label="PetOwner\\nas PersonType\\ngraph", tooltip="Animals.swift:10:1"]
                    PetShop [label="PetShop\\ngraph", tooltip="Animals.swift:1:1"]
                    Stable [label="Stable\\ncontainer", tooltip="Animals.swift:30:1"]
                    URLSession [label="URLSession\\nfrom outside", style="rounded,dashed"]
                    Groom -> Stable [label="stable"]
                    Horse_String -> Stable [label="stable"]
                    PetOwner -> AnimalType [label="animalType?", style=dashed]
                    PetOwner -> URLSession [label="session"]
                    PetShop -> PetOwner [label="personType"]
                    PetShop -> Stable [label="stable"]
                    PetShop -> Horse_String [label="horse", style=dotted]
                    Stable -> Groom [label="groom", style=dotted]
                }

                """
        )
    }

    @Test func namesAreEscapedModulesAreClustersAndProblemsMarked() {
        let lines = Samples.awkward.picture(.dot).split(separator: "\n").dropFirst(4)

        #expect(
            lines.joined(separator: "\n") == #"""
                    subgraph cluster_a_b {
                        label="a \"b\""
                        end_ [label="end\ngraph"]
                    }
                    subgraph cluster_end__2 {
                        label="end"
                        Box_String_Any_Set_Int_named_a_b_1 [label="Box<[String: \"Any\"], \\Set<Int>> named \"a \"b\" \#
                & #1; `*_\"\nas Box<Any>, Sub\nclass\ngraph", color="#d1242f", penwidth=2]
                    }
                    End_ [label="End\ngraph"]
                    n [label="日本\ngraph"]
                    Int_T [label="(Int) -> <T>\n\"|]\nnot registered", style="rounded,dashed", color="#d1242f", penwidth=2]
                    Box_String_Any_Set_Int_named_a_b_1 -> Int_T [label="_", color="#d1242f", penwidth=2]
                    Box_String_Any_Set_Int_named_a_b_1 -> end_ [label="end"]
                }
                """#
        )
    }

    /// What Graphviz itself says, where it is installed.
    @Test(
        .enabled(if: Graphviz.isInstalled),
        arguments: [Samples.petShop, Samples.troubled, Samples.awkward]
    )
    func graphvizReadsIt(graph: ComponentGraph) throws {
        let output = try Graphviz.draw(graph.picture(.dot))

        #expect(output.errors == "")
        #expect(output.picture.contains("<svg"))
    }
}

private enum Graphviz {
    static var isInstalled: Bool { path != nil }

    private static var path: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { "\($0)/dot" }.first(where: FileManager.default.isExecutableFile)
    }

    static func draw(_ text: String) throws -> (picture: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path ?? "")
        process.arguments = ["-Tsvg"]
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        (process.standardInput, process.standardOutput, process.standardError) = (input, output, errors)
        try process.run()
        try input.fileHandleForWriting.write(contentsOf: Data(text.utf8))
        try input.fileHandleForWriting.close()
        let picture = try output.fileHandleForReading.readToEnd() ?? Data()
        let complaints = try errors.fileHandleForReading.readToEnd() ?? Data()
        process.waitUntilExit()
        return (String(decoding: picture, as: UTF8.self), String(decoding: complaints, as: UTF8.self))
    }
}
