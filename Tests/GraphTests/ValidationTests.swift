import Ampoule
import AmpouleGraph
import Testing

struct ValidationTests {
    @Test(arguments: ProgramFile.all)
    func aContainerHasExactlyTheProblemsThatItsProgramAnnounces(program: ProgramFile) throws {
        let container = try #require(program.container)
        let graph = container.graph
        let verdicts = graph.problems.map { problem in
            Verdict(line: problem.location?.line ?? 0, kind: problem.kind.rawValue)
        }

        #expect(verdicts.sorted() == (try program.expectedVerdicts()), "\(graph.problems)")
        let warnings = graph.warnings.map { warning in
            Verdict(line: warning.location?.line ?? 0, kind: warning.kind.rawValue)
        }
        let expected = try program.expectedVerdicts("warning")
        #expect(warnings.sorted() == expected, "\(graph.warnings)")
        #expect(graph.problems.allSatisfy { $0.location?.file == "GraphTests/\(program.name).swift" })
    }
}
