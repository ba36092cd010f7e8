import Foundation
import TestSupport
import Testing

/// All operations of a container at once, from threads and tasks, judged by what has to hold whatever the order.
///
/// The operations of each worker come from a seed. `AMPOULE_LOAD_SEED` names a seed that is tried, too.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct LoadStressTests {
    private static let seeds: [UInt64] = {
        let given = ProcessInfo.processInfo.environment["AMPOULE_LOAD_SEED"].flatMap { UInt64($0) }
        return (given.map { [$0] } ?? []) + (0..<(TestLoad.isFull ? 400 : 4)).map { UInt64($0) }
    }()

    @Test func theInvariantsHoldUnderLoad() async throws {
        var sum = LoadOutcome()
        for seed in Self.seeds {
            let outcome = try await LoadRound(seed: seed).run()
            let findings = outcome.findings.prefix(10).map(\.description).joined(separator: "\n")
            #expect(outcome.findings.isEmpty, "AMPOULE_LOAD_SEED=\(seed) finds:\n\(findings)")
            sum.add(outcome)
        }
        // The load reaches what it has to judge.
        #expect(sum.judgedCount > sum.handoutCount / 10, "\(sum)")
        #expect(sum.refusedCount > 0 && sum.hiccupCount > 0 && sum.closedCount > 0, "\(sum)")
    }

    /// Shows that the judge finds each kind of fault.
    @Test(arguments: TestLoad.sample(of: PlantedLoadFault.allCases, oneOf: 1))
    func aPlantedFaultIsFound(_ fault: PlantedLoadFault) async throws {
        let size = LoadSize(taskCount: 40)
        var kinds: Set<LoadFinding.Kind> = []
        for seed in 0..<5 where !kinds.contains(fault.finding) {
            let round = LoadRound(seed: UInt64(seed), size: size, fault: fault, releasePatience: 200)
            let outcome = try await round.run()
            kinds.formUnion(outcome.findings.map(\.kind))
        }
        #expect(kinds.contains(fault.finding))
    }

    @Test func aWorkerThatWaitsWithoutEndIsNamed() async throws {
        let (isReleased, hasBegun) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let crew = LoadCrew()
        let (stuck, free) = (crew.add("thread 0"), crew.add("task 0"))
        crew.startThread(stuck) {
            stuck.begin(.replace)
            hasBegun.signal()
            isReleased.wait()
        }
        try await onThread { hasBegun.wait() }
        crew.startTask(free) { free.begin(.close) }

        let stall = await #expect(throws: LoadStall.self) { try await crew.wait(patience: 0.5) }

        #expect(stall?.places.contains("thread 0: registration (operation 1)") == true)
        isReleased.signal()
    }
}
