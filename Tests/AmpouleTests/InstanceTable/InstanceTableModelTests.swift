import TestSupport
import Testing

@testable import Ampoule

/// Tries every interleaving of small programs that share an ``InstanceTable``.
struct InstanceTableModelTests {
    private static let combinations = TestLoad.combinations(
        of: MakingPrograms.allCases,
        Need.combinations(of: 2)
    )

    @Test(arguments: TestLoad.sample(of: combinations, oneOf: 1))
    func requestsGetTheirInstancesWithoutDeadlock(_ programs: MakingPrograms, _ needs: [Need]) {
        for model in programs.models(needs[0], needs[1]) { #expect(model.firstMistake() == nil) }
    }
}
