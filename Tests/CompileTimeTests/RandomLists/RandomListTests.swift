import TestSupport
import Testing

/// Random lists, which the compiler has to judge as the pages do.
struct RandomListTests {
    /// The number of programs in one file.
    private static let batch = 40

    private static let batches = ProgramLoad.isAll ? 20 : 2

    @Test(arguments: 0..<batches)
    func aSoundProgramCompiles(number: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(number))
        let programs = (0..<Self.batch).map { index in RandomList(prefix: "P\(index)", using: &generator) }

        try await expectExactErrors(in: programs)
    }

    @Test(arguments: RandomList.Fault.allCases)
    func aFaultIsReportedWhereItIs(fault: RandomList.Fault) async throws {
        var generator = SeededGenerator(seed: 1_000)
        var programs: [RandomList] = []
        while programs.count < (ProgramLoad.isAll ? 100 : 10) {
            let program = RandomList(prefix: "P\(programs.count)", using: &generator)
            if let faulty = program.with(fault, using: &generator) { programs.append(faulty) }
        }

        try await expectExactErrors(in: programs)
    }

    private func expectExactErrors(in programs: [RandomList]) async throws {
        var lines = ["import Ampoule"]
        var expected: Set<RandomList.ExpectedError> = []
        for program in programs {
            let (source, errors) = program.source(after: lines.count)
            lines += source
            expected.formUnion(errors)
        }
        let source = lines.joined(separator: "\n")
        let output = try await withTemporaryFile(named: "RandomList.swift", source: source) { file in
            try await Compiler.current.get().output(
                file: file,
                flags: ["-swift-version", "6", "-parse-as-library"]
            )
        }
        // What depends on a cycle, or on one of two components for one key, may be reported, too.
        let consequences = ["has infinite size", "ambiguous use of 'registrationForThisKey'"]
        let reported = Diagnostic.all(in: output).filter { diagnostic in
            diagnostic.severity != .note
                && !consequences.contains { text in diagnostic.text.hasSuffix(text) }
        }

        for diagnostic in reported {
            #expect(
                expected.contains { error in
                    error.line == diagnostic.line && diagnostic.text.contains(error.text)
                },
                "unexpected: \(diagnostic) in \(lines[max(diagnostic.line - 1, 0)])"
            )
        }
        for error in expected {
            #expect(
                reported.filter { diagnostic in
                    error.line == diagnostic.line && diagnostic.text.contains(error.text)
                }.count == 1,
                "not reported once: \(error) in \(lines[error.line - 1])"
            )
        }
    }
}
