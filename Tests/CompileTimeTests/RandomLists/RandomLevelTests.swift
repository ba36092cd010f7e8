import Foundation
import TestSupport
import Testing

/// Random lists of levels, which the compiler has to judge as the pages do.
struct RandomLevelTests {
    // Each provider of a file is an overload in it, so that many small files compile faster than a large one.
    private static let batches = TestLoad.count(1, full: 10)

    /// Faults, each in several files.
    private static let faults = TestLoad.sample(of: RandomLevels.Fault.allCases, oneOf: 1).flatMap { fault in
        (0..<TestLoad.count(1, full: 2)).map { number in (fault, number) }
    }

    @Test(arguments: 0..<batches)
    func aSoundProgramResolvesWhatTheCompilerHasProved(number: Int) async throws {
        var generator = SeededGenerator(seed: UInt64(number))
        var files = RandomListFiles(hasModules: false)
        let programs = (0..<TestLoad.count(4, full: 5)).map { index in
            RandomLevels(prefix: "P\(index)", using: &generator)
        }
        for program in programs {
            program.write(to: &files)
            program.writeChecks(to: &files)
        }
        files.write(programList(of: programs), inLibrary: false)
        files.write("@main enum Main { static func main() throws {", inLibrary: false)
        files.write("let container = Container()", inLibrary: false)
        files.write("container.messageHandler = nil", inLibrary: false)
        files.write("container.registerComponents()", inLibrary: false)
        for program in programs { files.write("try check\(program.prefix)(container)", inLibrary: false) }
        files.write("} }", inLibrary: false)

        let output = try await RandomListFolder(files).run()

        #expect(output.isEmpty)
    }

    @Test(arguments: faults)
    func aFaultIsReportedWhereItIs(fault: RandomLevels.Fault, number: Int) async throws {
        var files = RandomListFiles(hasModules: false)
        var generator = SeededGenerator(seed: 2_000 + UInt64(number))
        var programs: [RandomLevels] = []
        while programs.count < TestLoad.count(2, full: 5) {
            let program = RandomLevels(prefix: "P\(programs.count)", using: &generator)
            guard let faulty = program.with(fault, using: &generator) else { continue }
            faulty.write(to: &files)
            programs.append(faulty)
        }
        files.write(programList(of: programs), inLibrary: false)
        let output = try await RandomListFolder(files).errors()
        let reported = Diagnostic.all(in: output).filter { diagnostic in diagnostic.severity != .note }

        for diagnostic in reported {
            #expect(
                files.errors.contains { diagnostic.line == $0.line && diagnostic.text.contains($0.text) },
                "unexpected: \(diagnostic) in \(files.line(diagnostic.line, inLibrary: false))"
            )
        }
        for error in files.errors {
            #expect(
                reported.count { $0.line == error.line && $0.text.contains(error.text) } == 1,
                "not reported once: \(error) in \(files.line(error.line, inLibrary: false))"
            )
        }
    }

    /// A module has one list of its program.
    private func programList(of programs: [RandomLevels]) -> String {
        let parts = programs.filter { $0.hasPart(at: 0) }.map { "\($0.part).self" }
        let including = parts.isEmpty ? [] : ["including: \(parts.joined(separator: ", "))"]
        let entries = programs.flatMap(\.entries) + including + ["provided: []"]
        return "@Registrations(\(entries.joined(separator: ", "))) extension Container {}"
    }
}
