import Foundation
import TestSupport
import Testing

/// What the check, the compiler and the program itself say of a random program.
struct ProgramRun: Sendable {
    private let program: RandomProgram
    private let fault: Fault?
    private let folder: ProgramFolder
    private let reading: ProgramReading
    private let compilerOutput: String

    /// What the program prints.
    private let lines: [String]

    /// Checks, compiles and runs a program.
    init(seed: UInt64, fault: Fault? = nil) async throws {
        let program = RandomProgram(seed: seed, fault: fault)
        let folder = try ProgramFolder(program)
        (compilerOutput, lines) = try await ToolQueue.run {
            let output = try folder.compile()
            return (output, output.isEmpty ? try folder.run() : [])
        }
        (self.program, self.fault, self.folder) = (program, fault, folder)
        reading = ProgramReading(folder, of: program)
    }

    /// Lets the running test fail if something is not as it has to be, and removes the files if all is well.
    func judge(seed: UInt64) {
        let complaints = complaints
        if complaints.isEmpty { return folder.remove() }
        let report =
            ["The program of the seed \(seed)\(fault.map { " with the fault '\($0.name)'" } ?? ""):"]
            + complaints
            + [
                "It is in '\(folder.url.path)', compiled with '\(folder.setting.flags.joined(separator: " "))'.",
                "'AMPOULE_PROGRAM_SEED=\(seed)' in the environment has the tests try it again.",
            ]
        Issue.record(Comment(rawValue: report.joined(separator: "\n")))
    }

    // MARK: - What has to be

    private var complaints: [String] {
        var complaints: [String] = []
        let isReported = fault == nil ? reading.problems.isEmpty : reading.verdict(on: program) != nil
        if !isReported { complaints += ["The check says:"] + reading.reports }
        if !compilerOutput.isEmpty { complaints += ["The compiler says:", compilerOutput] }
        if compilerOutput.isEmpty, !doesAsAnnounced { complaints += ["The program prints:"] + lines }
        return complaints
    }

    /// Whether all resolves but what is at fault.
    private var doesAsAnnounced: Bool {
        let others = lines.filter { !$0.hasPrefix("resolved: ") }
        guard let fault else { return !lines.isEmpty && others.isEmpty }
        let failures = others.filter { !$0.hasPrefix("invalid: ") }
        return failures.count == (fault.failsToResolve ? 1 : 0)
            && failures.allSatisfy { $0.hasPrefix("failed: \(Fault.title): ") }
            && others.contains("invalid: \(fault.problem)") == fault.isInContainer
    }
}
