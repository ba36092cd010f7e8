import Foundation
import Testing

/// Random programs are compiled, run and checked.
struct RandomProgramTests {
    private static let fixedSeeds: Range<UInt64> = 2023..<2036
    private static let fixedFaultySeeds: Range<UInt64> = 0..<UInt64(Fault.all.count)

    /// A few new seeds each time, and one from the environment, to repeat a failure.
    private static let newSeeds: [UInt64] =
        (0..<2).map { _ in UInt64.random(in: 1000...UInt64.max) }
        + (ProcessInfo.processInfo.environment["AMPOULE_PROGRAM_SEED"].flatMap { UInt64($0) }.map { [$0] }
            ?? [])

    /// Of the new seeds, those of programs that the check understands as a whole, whose faults it reports for certain.
    private static let newFaultySeeds = newSeeds.filter { seed in
        RandomProgram(seed: seed, fault: fault(of: seed)).isClear
    }

    private static func fault(of seed: UInt64) -> Fault { Fault.all[Int(seed % UInt64(Fault.all.count))] }

    @Test(arguments: fixedSeeds + newSeeds)
    func aProgramThatResolvesHasNoProblem(seed: UInt64) async throws {
        try await ProgramRun(seed: seed).judge(seed: seed)
    }

    @Test(arguments: fixedFaultySeeds + newFaultySeeds)
    func aFaultIsReportedWhereItIs(seed: UInt64) async throws {
        let fault = Self.fault(of: seed)
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

    @Test(arguments: Fault.all)
    func aFaultIsReportedOrTheSummarySaysWhyNot(fault: Fault) {
        var found = 0
        let seeds: Range<UInt64> = 500..<524
        for seed in seeds {
            let program = RandomProgram(seed: seed, fault: fault)
            let reading = ProgramReading(program)
            let verdict = reading.verdict(on: program)
            if verdict == .found { found += 1 }
            #expect(verdict != nil, "Seed \(seed): \(reading.reports.joined(separator: "\n"))")
        }
        #expect(found > seeds.count / 2)
    }

    @Test func allFormsAreInTheFixedPrograms() {
        var used: Set<String> = []
        for seed in Self.fixedSeeds { used.formUnion(RandomProgram(seed: seed).forms) }

        #expect(RandomProgram.allForms.subtracting(used).sorted() == [])
    }
}
