import AmpouleModules
import Testing

@Register
private final class Rider: Sendable {
    let stable: Stable

    init(@Inject stable: Stable) { self.stable = stable }
}

struct ModuleValidationTests {
    @Test func remediesSpeakOfModules() {
        let riders = module { Rider.self }

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try riders.validate() }

        let notes = error?.problems.first?.notes.map(\.message)
        #expect(
            notes == [
                """
                add a 'factory { … }' or a 'singleton { … }' that returns it to the module, or mark a component of it with \
                '@Register(Stable.self)' and add that to the module
                """
            ]
        )
    }

    @Test func whatIsMissingIsFoundOnceItIsWritten() throws {
        let riders = module {
            Rider.self
            singleton { Stable() }
        }

        try riders.validate()

        #expect(riders.graph.nodes.count == 2)
    }

    @Test func singletonsWithParametersAreNoFurtherNodesOfTheGraph() {
        let tallies = module { singleton { (_, x: Int, y: Int) in Tally(x: x, y: y) } }

        let nodes = makeContainer { modules { tallies } }.graph.nodes

        #expect(nodes.map(\.arguments) == [[], ["Int", "Int"]])
    }
}
