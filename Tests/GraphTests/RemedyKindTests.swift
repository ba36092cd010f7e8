import AmpouleGraph
import Testing

/// The kinds of advice that the check gives, each of which a program tries.
struct RemedyKindTests {
    @Test func eachKindIsTried() throws {
        let programs = try [ProblemPage(), ProblemPage("Tests/GraphTests/Remedies.md")].flatMap(\.programs)
        let tried = programs.filter { !$0.cures.isEmpty }.map { $0.report }
            .flatMap { $0.problems + $0.graphWarnings }.flatMap(\.notes).compactMap(\.remedy)

        let kinds = Set(ComponentGraph.Problem.Remedy.allCases)
        #expect(kinds.subtracting(tried).subtracting(RuntimeRemedyTests.kinds) == [])
    }
}
