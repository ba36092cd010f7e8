import Ampoule
import Testing

struct ValidationTests {
    @Test(arguments: ProgramFile.all)
    func aContainerHasExactlyTheProblemsThatItsProgramAnnounces(program: ProgramFile) throws {
        let container = try #require(program.container)
        let graph = container.graph
        let verdicts = graph.problems.map { problem in
            Verdict(line: problem.location?.line ?? 0, kind: problem.kind.rawValue)
        }

        #expect(verdicts.sorted() == (try program.expectedVerdicts(isInCode: false)), "\(graph.problems)")
        #expect(graph.problems.allSatisfy { $0.location?.file == "GraphTests/\(program.name).swift" })
    }
}
