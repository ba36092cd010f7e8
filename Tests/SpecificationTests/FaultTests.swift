import Specification
import TestSupport
import Testing

/// The programs of ``SpecificationTests`` show each rule: a specification that gets it wrong disagrees with the right one.
struct FaultTests {
    private static let specified = SpecificationTests.fixedPrograms.map { program in
        SpecifiedRun.events(of: program)
    }

    @Test(arguments: TestLoad.sample(of: Fault.allCases, oneOf: 1))
    func aFaultIsNoticed(fault: Fault) {
        // The runner counts all of them.
        #expect(
            zip(SpecificationTests.fixedPrograms, Self.specified).contains { program, specified in
                SpecifiedRun.events(of: program, with: fault) != specified
            }
        )
    }

    /// ``Comparison`` compares these calls between the fast path and the slow one.
    @Test func theStorageOfTheCustomScopeIsCalled() async {
        var calls: Set<String> = []
        for program in SpecificationTests.fixedPrograms.suffix(100) {
            for case .storage(let call) in await ContainerRun.events(of: program, .synchronous) {
                calls.insert(call.filter { !$0.isNumber })
            }
        }
        #expect(calls == ["loads", "stores #", "completes"])
    }
}
