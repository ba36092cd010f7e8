import Foundation
import Testing

/// Random programs are compiled, run and checked.
struct RandomProgramTests {
    private static let fixedSeeds: Range<UInt64> = 60..<78
    private static let fixedFaultySeeds: Range<UInt64> = 0..<UInt64(2 * Fault.all.count)

    /// A few new seeds each time, and one from the environment, to repeat a failure.
    private static let newSeeds: [UInt64] =
        (0..<2).map { _ in UInt64.random(in: 1000...UInt64.max) }
        + (ProcessInfo.processInfo.environment["AMPOULE_PROGRAM_SEED"].flatMap { UInt64($0) }.map { [$0] }
            ?? [])

    @Test(arguments: fixedSeeds + newSeeds)
    func aProgramThatResolvesHasNoProblem(seed: UInt64) async throws {
        try await ProgramRun(seed: seed).judge(seed: seed)
    }

    @Test(arguments: fixedFaultySeeds + newSeeds)
    func aFaultIsReportedWhereItIs(seed: UInt64) async throws {
        let fault = Fault.all[Int(seed % UInt64(Fault.all.count))]
        try await ProgramRun(seed: seed, fault: fault).judge(seed: seed)
    }

    /// Reading a program takes little, so many more are read than compiled.
    @Test(arguments: (0..<8).map { 200 + 25 * $0 })
    func furtherProgramsHaveNoProblem(first: UInt64) {
        for seed in first..<first + 25 {
            let reading = ProgramReading(RandomProgram(seed: seed))
            #expect(reading.problems.isEmpty, "Seed \(seed): \(reading.reports.joined(separator: "\n"))")
        }
    }

    @Test func allFormsAreInTheFixedPrograms() {
        var used: Set<String> = []
        for seed in Self.fixedSeeds { used.formUnion(RandomProgram(seed: seed).forms) }

        #expect(RandomProgram.allForms.subtracting(used).sorted() == [])
    }
}
