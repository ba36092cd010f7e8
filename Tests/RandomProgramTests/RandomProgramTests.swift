import Foundation
import TestSupport
import Testing

/// Random programs are compiled, run and checked.
struct RandomProgramTests {
    private static let fixedSeeds: Range<UInt64> = 2029..<2042

    /// A program with each fault, of which some are compiled; all are read.
    private static let fixedFaultySeeds = ProgramLoad.sample(of: 0..<UInt64(Fault.all.count), oneOf: 3)

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
    @Test(arguments: ReadPrograms.sound)
    func furtherProgramsHaveNoProblem(seeds: Range<UInt64>) {
        for seed in seeds {
            let reading = ProgramReading(RandomProgram(seed: seed))
            #expect(reading.problems.isEmpty, "Seed \(seed): \(reading.reports.joined(separator: "\n"))")
            #expect(
                !reading.reports.contains { $0.contains(ReadPrograms.noReason) },
                "Seed \(seed): \(reading.reports.joined(separator: "\n"))"
            )
        }
    }

    /// Some libraries state a contract, so that their requests are checked, and those of sound programs have no problem.
    @Test func requestsOfLibrariesAreCheckedToo() {
        let readings = ReadPrograms.sound[0].map { ProgramReading(RandomProgram(seed: $0)) }
        #expect(readings.count { $0.requestsCheckedInLibraries > 0 } > readings.count / 5)
    }

    /// The programs of a seed differ in their faults alone, so that most of their files are parsed once.
    @Test func eachFaultIsReportedOrTheSummarySaysWhyNot() async {
        var found: [String: Int] = [:]
        await withTaskGroup(of: [String].self) { group in
            for seed in ReadPrograms.faulty { group.addTask { Self.faultsFound(seed: seed) } }
            for await names in group {
                for name in names { found[name, default: 0] += 1 }
            }
        }
        for fault in Fault.all {
            #expect(found[fault.name, default: 0] > ReadPrograms.faulty.count / 2, "\(fault.name)")
        }
    }

    /// The names of the faults that are reported in the programs of a seed.
    private static func faultsFound(seed: UInt64) -> [String] {
        var files = ParsedFiles()
        return Fault.all.filter { fault in
            let program = RandomProgram(seed: seed, fault: fault)
            let reading = ProgramReading(program, parsing: &files)
            let verdict = reading.verdict(on: program)
            #expect(
                verdict != nil,
                "Seed \(seed), \(fault.name): \(reading.reports.joined(separator: "\n"))"
            )
            return verdict == .found
        }
        .map(\.name)
    }

    @Test func allFormsAreInTheFixedPrograms() {
        var used: Set<String> = []
        for seed in Self.fixedSeeds { used.formUnion(RandomProgram(seed: seed).forms) }

        #expect(RandomProgram.allForms.subtracting(used).sorted() == [])
    }
}

/// The programs that are read, and not compiled.
private enum ReadPrograms {
    /// The seeds of programs without a fault.
    static let sound =
        (0..<(ProgramLoad.isAll ? 32 : 4)).map { (200 + 25 * $0)..<(225 + 25 * $0) } as [Range<UInt64>]

    /// The seeds of the programs with each fault.
    static let faulty: Range<UInt64> = 500..<(ProgramLoad.isAll ? 650 : 508)

    /// The end of a note that gives no reason.
    static let noReason = "because the sources do not show what provides it"
}
