import AmpouleGraph
import Testing

struct ProgramTests {
    @Test func thereAreAtLeastFortyPrograms() {
        #expect(ProgramFile.all.count >= 40)
    }

    @Test(arguments: ProgramFile.all)
    func theSourcesHaveExactlyTheProblemsTheyAnnounce(program: ProgramFile) throws {
        let report = try program.report()
        let verdicts = report.problems.map { problem in
            Verdict(line: problem.location?.line ?? 0, kind: problem.kind.rawValue)
        }

        #expect(verdicts.sorted() == (try program.expectedVerdicts(isInCode: true)), "\(report)")
    }

    @Test(arguments: ProgramFile.all)
    func theSourcesHaveExactlyTheWarningsTheyAnnounce(program: ProgramFile) throws {
        let warnings = try program.report().graphWarnings
        let verdicts = warnings.map { warning in
            Verdict(line: warning.location?.line ?? 0, kind: warning.kind.rawValue)
        }

        #expect(verdicts.sorted() == (try program.expectedVerdicts("warning", isInCode: true)), "\(warnings)")
    }
}
