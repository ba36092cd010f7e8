import AmpouleGraph
import AmpoulePictures
import Testing

struct SelectionTests {
    private typealias Selection = ComponentGraph.Selection

    private func ids(_ selection: Selection, of graph: ComponentGraph = Samples.petShop) -> [String] {
        graph.part(selection).nodes.map(\.id.rawValue)
    }

    @Test(arguments: ["PetOwner", "PersonType"]) func aRootIsAComponentOrAService(name: String) {
        #expect(ids(Selection(roots: [name])) == ["AnimalType", "PetOwner"])
    }

    @Test func aServiceOfSeveralNodesStandsForAll() {
        #expect(ids(Selection(roots: ["AnimalType"], depth: 0)) == ["AnimalType", "Horse(String)"])
        #expect(ids(Selection(roots: ["Horse(String)"], depth: 0)) == ["Horse(String)"])
    }

    @Test func theDepthCountsFromTheRoots() {
        #expect(ids(Selection(roots: ["PetShop"], depth: 0)) == ["PetShop"])
        #expect(
            ids(Selection(roots: ["PetShop"], depth: 1)) == [
                "Horse(String)", "PetOwner", "PetShop", "Stable",
            ]
        )
        #expect(ids(Selection(roots: ["PetShop"], depth: 2)) == Samples.petShop.nodes.map(\.id.rawValue))
        #expect(ids(Selection(depth: 0)) == ["PetShop"])
    }

    @Test func aCircleThatNobodyNeedsHasARootToo() {
        var graph = Samples.troubled
        graph = ComponentGraph(nodes: graph.nodes.filter { $0.id != "App" })

        #expect(ids(Selection(depth: 0), of: graph) == ["Mother"])
        #expect(ids(Selection(depth: 1), of: graph) == ["Daughter", "Mother"])
    }

    @Test func onlyTheModulesAskedForAreShown() {
        #expect(
            ids(Selection(modules: ["Animals"]), of: Samples.everything) == [
                #"Horse(String, [Bool]) named "lucky""#
            ]
        )
        #expect(ids(Selection(modules: ["Plants"]), of: Samples.everything) == [])
        #expect(Samples.everything.modules == ["Animals"])
    }

    @Test func whatIsLeftOutIsToldOfInPictures() {
        let selection = Selection(roots: ["PetShop"], depth: 0)

        #expect(Samples.petShop.picture(.mermaid, of: selection).contains("PetShop<br>graph<br>… 3 more"))
        #expect(Samples.petShop.picture(.tree, of: selection).contains("stable: Stable (not shown)"))
    }

    @Test func theProblemsOfAPartAreThoseThatTouchIt() {
        #expect(Samples.troubled.picture(.tree, of: Selection(roots: ["Mother"])).contains("1 problem:"))
        #expect(Samples.troubled.picture(.tree, of: Selection(roots: ["App"])).contains("2 problems:"))
    }

    @Test func problemsThatWereFoundElsewhereAreMarkedInstead() {
        let problem = Problem(.cycle, nodes: ["Horse(String)"], location: nil, message: "Whoa!")

        let picture = Samples.petShop.picture(.mermaid, marking: [problem])

        #expect(picture.contains("class Horse_String problem"))
        #expect(Samples.troubled.picture(.tree, marking: []).contains("problem") == false)
    }

    @Test(arguments: ComponentGraph.PictureFormat.allCases)
    func theOrderInWhichNodesAreFoundMakesNoDifference(format: ComponentGraph.PictureFormat) {
        let reversed = ComponentGraph(nodes: Samples.petShop.nodes.reversed())

        #expect(reversed.picture(format) == Samples.petShop.picture(format))
        #expect(reversed.picture(format).hasSuffix("\n"))
    }
}
