import AmpouleGraph
import Testing

/// A service that many components require, and that is missing.
struct RepeatedProblemTests {
    private func keepers(_ count: Int, of service: String = "Animal") -> [Node] {
        (1...count).map { number in
            component("Keeper\(number)", line: 10 * number, needs: [need(service, from: .missing)])
        }
    }

    private func descriptions(_ nodes: [Node]) -> [String] {
        ComponentGraph(nodes: nodes).problems.descriptions
    }

    @Test func theRemedyIsToldOnce() {
        let descriptions = descriptions(keepers(3))

        #expect(descriptions.count == 3)
        #expect(descriptions[0].contains("note: register it with"))
        #expect(
            descriptions[1...] == [
                "Animals.swift:21:10: error: no registration for 'Animal', required by 'Keeper2' [missingRegistration]",
                "Animals.swift:31:10: error: no registration for 'Animal', required by 'Keeper3' [missingRegistration]",
            ]
        )
    }

    @Test func eachServiceHasItsRemedy() {
        let owner = component("Owner", line: 500, needs: [need("House", from: .missing)])

        #expect(descriptions(keepers(2) + [owner]).map { $0.contains("note:") } == [true, false, true])
    }

    @Test(arguments: [(20, nil), (21, "1 more place"), (300, "280 more places")])
    func ofManyPlacesTwentyAreNamed(count: Int, rest: String?) {
        let descriptions = descriptions(keepers(count))

        #expect(descriptions.count == 20)
        #expect(descriptions[19].contains("\nnote: 'Animal' is required in ") == (rest != nil))
        if let rest { #expect(descriptions[19].hasSuffix("required in \(rest)")) }
    }

    @Test func validationTellsNoMore() {
        let error = #expect(throws: ComponentGraph.ValidationError.self) {
            try ComponentGraph(nodes: keepers(300)).validate()
        }

        #expect(error?.problems.count == 300)
        #expect(error?.description.hasPrefix("Found 300 problems in the graph of 300 components.\n") == true)
        #expect(error?.description.split(separator: "\n").count == 23)
    }
}
