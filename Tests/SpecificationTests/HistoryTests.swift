import Specification
import TestSupport
import Testing

/// Some order of the calls of several threads and tasks explains what `Container` returned to them.
@Suite(.serialized)
struct HistoryTests {
    @Test func anOrderOfTheCallsExplainsEachHistory() async throws {
        let finding = try await onThread { () -> String? in
            for seed in 0..<UInt64(TestLoad.count(1_500)) {
                let trial = HistoryTrial(ConcurrentProgram.random(seed: seed), patience: patience)
                guard let finding = try trial.finding() else { continue }
                return "\(finding)\n\nShrunk:\n\(try trial.shrunk(finding, repetitions: 50))"
            }
            return nil
        }
        if let finding { Issue.record("\(finding)") }
    }

    /// The runner counts the histories that find each fault.
    @Test(arguments: TestLoad.sample(of: HistoryFault.allCases, oneOf: 1))
    func aPlantedFaultIsFound(fault: HistoryFault) async throws {
        let isFound = try await onThread {
            try (UInt64(0)..<1_000).contains { seed in
                let program = ConcurrentProgram.random(seed: seed)
                return try HistoryTrial(program, fault: fault, patience: patience).finding() != nil
            }
        }
        #expect(isFound)
    }
}

/// The seconds after which a history counts as hanging: tests that run at the same time may occupy the threads of its tasks for long.
private let patience = 1_200.0
