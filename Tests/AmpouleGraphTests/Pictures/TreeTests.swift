import AmpouleGraph
import AmpoulePictures
import Testing

struct TreeTests {
    @Test func columnsAreAlignedAndRepeatedTreesMarked() {
        #expect(
            Samples.petShop.picture(.tree) == """
                PetShop                                                  graph           Animals.swift:1
                ├─ personType: PetOwner                   as PersonType  graph           Animals.swift:10
                │  ├─ animalType?: AnimalType                            graph, closure  Animals.swift:50
                │  └─ session: URLSession (from outside)
                ├─ stable: Stable                                        container       Animals.swift:30
                │  └─ groom (later): Groom                               transient       Animals.swift:40
                │     └─ stable: Stable (cycle)
                └─ horse (later): Horse(String)           as AnimalType  graph           Animals.swift:20
                   └─ stable: Stable (see above)

                The dependencies of 1 closure are unknown.

                """
        )
    }

    @Test func problemsAreMarkedAndListed() {
        #expect(
            Samples.troubled.picture(.tree) == """
                ✗ App                                   graph  Animals.swift:1
                ├─ mother: Mother                       graph  Animals.swift:5
                │  └─ ✗ daughter: Daughter              graph  Animals.swift:9
                │     └─ ✗ mother: Mother (cycle)
                └─ ✗ shelter: Shelter (not registered)

                2 problems:
                \(Samples.troubled.problems[0])
                \(Samples.troubled.problems[1])

                """
        )
    }

    @Test func aLineStaysALineWhateverIsInItsName() {
        let lines = Samples.awkward.picture(.tree).split(separator: "\n").prefix(4)

        #expect(
            lines.joined(separator: "\n") == #"""
                ✗ Box<[String: "Any"], \Set<Int>> named "a "b" & #1; `*_"  as Box<Any>, Sub\nclass  graph
                ├─ ✗ _: (Int) -> <T>\n"|] (not registered)
                └─ end: end                                                                         graph
                End                                                                                 graph
                """#
        )
    }

    @Test func aLongChainGoesOnBelow() {
        let count = 20_000
        let graph = ComponentGraph(
            nodes: (0..<count).map { number in
                let next = Node.ID("Horse\(number + 1)")
                let needs = number + 1 < count ? [need(next.rawValue, from: .node(next))] : []
                return component("Horse\(number)", needs: needs)
            }
        )

        let lines = graph.picture(.tree).split(separator: "\n")

        #expect(lines.count > count)
        #expect(lines.contains { $0.contains("horse40: Horse40 (see below)") })
        #expect(lines.contains { $0.hasPrefix("Horse40 ") })
    }

    @Test func aRootIsWhereTheTreeBeginsEvenIfOthersNeedIt() {
        let tree = Samples.petShop.picture(.tree, of: ComponentGraph.Selection(roots: ["Stable"]))

        #expect(
            tree == """
                Stable                        container  Animals.swift:30
                └─ groom (later): Groom       transient  Animals.swift:40
                   └─ stable: Stable (cycle)

                """
        )
    }

    @Test func ofAnEmptyGraphTheTreeSaysSo() {
        #expect(ComponentGraph().picture(.tree) == "There are no components.\n")
    }
}
