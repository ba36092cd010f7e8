import TestSupport
import Testing

@testable import Ampoule

/// Tries every interleaving of small programs that share an ``InstanceTable``.
struct InstanceTableModelTests {
    @Test(arguments: StressLoad.combinations(of: SynchronousPrograms.allCases, Need.combinations(of: 2)))
    func threadsGetTheirInstancesWithoutDeadlock(_ programs: SynchronousPrograms, _ needs: [Need]) {
        for model in programs.models(needs[0], needs[1]) { #expect(model.firstMistake() == nil) }
    }

    @Test(arguments: StressLoad.combinations(of: AsynchronousPrograms.allCases, Need.combinations(of: 2)))
    func tasksGetTheirInstancesWithoutDeadlock(_ programs: AsynchronousPrograms, _ needs: [Need]) {
        for model in programs.models(needs[0], needs[1]) { #expect(model.firstMistake() == nil) }
    }
}
