import AmpouleModules
import Testing

@Register
private final class Rider: Sendable {
    let stable: Stable

    init(@Inject stable: Stable) {
        self.stable = stable
    }
}

struct ModuleValidationTests {
    @Test func remediesSpeakOfModules() {
        let riders = module { Rider.self }

        let error = #expect(throws: ComponentGraph.ValidationError.self) { try riders.validate() }

        let text = error?.problems.first?.message
        #expect(
            text == """
                Nothing is registered for 'Stable', which 'Rider' needs. Write a 'factory { … }' or a \
                'singleton { … }' that returns it into the module, or mark a component of it with '@Register' and \
                write that into the module.
                """
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
