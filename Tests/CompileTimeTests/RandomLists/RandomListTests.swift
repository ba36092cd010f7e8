import Foundation
import TestSupport
import Testing

/// Random lists, which the compiler has to judge as the pages do.
struct RandomListTests {
    /// The number of programs in one file.
    private static let batch = TestLoad.count(6, full: 5)

    // Each provider of a file is an overload in it, so that many small files compile faster than a large one.
    private static let batches = TestLoad.count(2, full: 20)

    private static let allFaults = inFiles(RandomList.Fault.allCases)

    /// The faults in programs whose libraries compile on their own.
    private static let faultsOfModules = inFiles([
        .missingList, .missingContract, .duplicateOfIncluded, .unusedReplacement,
    ])

    /// Faults, each in several files.
    private static func inFiles(_ faults: [RandomList.Fault]) -> [(RandomList.Fault, Int)] {
        TestLoad.sample(of: faults, oneOf: 1).flatMap { fault in
            (0..<TestLoad.count(1, full: 2)).map { number in (fault, number) }
        }
    }

    @Test(arguments: 0..<batches)
    func aSoundProgramResolvesWhatTheCompilerHasProved(number: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(number))
        var files = RandomListFiles(hasModules: number.isMultiple(of: 2))
        for index in 0..<Self.batch {
            let program = RandomList(prefix: "P\(index)", using: &generator)
            program.write(to: &files)
            program.writeChecks(to: &files)
        }
        files.writeMain(checking: (0..<Self.batch).map { index in "P\(index)" })

        let output = try await RandomListFolder(files).run()

        #expect(output.isEmpty)
    }

    @Test(arguments: allFaults)
    func aFaultIsReportedWhereItIs(fault: RandomList.Fault, number: Int) async throws {
        try await expectExactErrors(of: fault, number, in: RandomListFiles(hasModules: false))
    }

    @Test(arguments: faultsOfModules)
    func aFaultInALibraryOfAnotherModuleIsReportedWhereItIs(fault: RandomList.Fault, number: Int) async throws
    {
        try await expectExactErrors(of: fault, number, in: RandomListFiles(hasModules: true))
    }

    private func expectExactErrors(of fault: RandomList.Fault, _ number: Int, in files: RandomListFiles)
        async throws
    {
        var files = files
        var generator = SeededGenerator(seed: 1_000 + UInt64(number))
        var count = 0
        while count < TestLoad.count(2, full: 5) {
            let program = RandomList(prefix: "P\(count)", using: &generator)
            guard let faulty = program.with(fault, using: &generator) else { continue }
            faulty.write(to: &files)
            count += 1
        }
        let output = try await RandomListFolder(files).errors()
        // What depends on a cycle, or on one of two components for one key, may be reported, too.
        let consequences = ["has infinite size", "ambiguous use of 'registrationForThisKey'"]
        let reported = Diagnostic.all(in: output).filter { diagnostic in
            diagnostic.severity != .note
                && !consequences.contains { text in diagnostic.text.hasSuffix(text) }
        }

        func isExpected(_ diagnostic: Diagnostic, _ error: RandomListFiles.ExpectedError) -> Bool {
            error.line == diagnostic.line && error.isInLibrary == diagnostic.isInLibrary
                && diagnostic.text.contains(error.text)
        }
        for diagnostic in reported {
            #expect(
                files.errors.contains { error in isExpected(diagnostic, error) },
                "unexpected: \(diagnostic) in \(files.line(diagnostic.line, inLibrary: diagnostic.isInLibrary))"
            )
        }
        for error in files.errors {
            #expect(
                reported.count { diagnostic in isExpected(diagnostic, error) } == 1,
                "not reported once: \(error) in \(files.line(error.line, inLibrary: error.isInLibrary))"
            )
        }
    }
}

extension Diagnostic {
    /// Whether this is about the file of the libraries.
    fileprivate var isInLibrary: Bool { file.hasSuffix(RandomListFolder.libraryFile) }
}
