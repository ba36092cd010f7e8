import TestSupport
import Testing

@testable import AmpouleGraphReader

/// Which modules depend on which.
struct ModuleReachTests {
    private func reach(_ dependencies: [String: [String]]) -> ModuleReach {
        ModuleReach(
            Dictionary(
                uniqueKeysWithValues: dependencies.map { name, dependencies in
                    (name, SourceModule(name: name, kind: .library, files: [], dependencies: dependencies))
                }
            )
        )
    }

    @Test func aModuleReachesItselfAndWhatItDependsOn() {
        let reach = reach(["App": ["Zoo", "Unread"], "Zoo": ["Animals"], "Animals": [], "Farm": ["Animals"]])

        #expect(reach.reaches("App", from: "App"))
        #expect(reach.reaches("Zoo", from: "App"))
        #expect(reach.reaches("Animals", from: "App"))
        #expect(!reach.reaches("Farm", from: "App"))
        #expect(!reach.reaches("App", from: "Animals"))
        #expect(!reach.reaches("Unread", from: "App"))
        #expect(reach.reaches("Unread", from: "Unread"))
    }

    @Test func manyModulesReachWhatASearchFinds() {
        var random = SeededGenerator(seed: 7)
        let names = (0..<200).map { "Module\($0)" }
        let dependencies = names.indices.map { place in
            (0..<2).compactMap { _ in place == 0 ? nil : Int.random(in: 0..<place, using: &random) }
        }
        let reach = reach(
            Dictionary(
                uniqueKeysWithValues: names.indices.map { (names[$0], dependencies[$0].map { names[$0] }) }
            )
        )
        var found: [Set<Int>] = []
        for place in names.indices {
            found.append(dependencies[place].reduce(into: [place]) { $0.formUnion(found[$1]) })
        }

        for place in names.indices {
            let reached = names.indices.filter { reach.reaches(names[$0], from: names[place]) }
            #expect(Set(reached) == found[place])
        }
    }

    @Test(.timeLimit(.minutes(10)))
    func aDiamondAndAChainEnd() {
        var diamond: [String: [String]] = ["Bottom": []]
        var below = ["Bottom"]
        for level in 0..<40 {
            let pair = ["Left\(level)", "Right\(level)"]
            for name in pair { diamond[name] = below }
            below = pair
        }
        #expect(reach(diamond).reaches("Bottom", from: below[0]))

        let chain = Dictionary(
            uniqueKeysWithValues: (0..<5_000).map { ("Module\($0)", $0 == 0 ? [] : ["Module\($0 - 1)"]) }
        )
        #expect(reach(chain).reaches("Module0", from: "Module4999"))
    }
}
