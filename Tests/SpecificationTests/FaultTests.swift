import Specification
import Testing

/// The programs of ``SpecificationTests`` show each rule: a specification that gets it wrong disagrees with the right one.
struct FaultTests {
    private static let specified = SpecificationTests.fixedPrograms.map { program in
        SpecifiedRun.events(of: program)
    }

    @Test(arguments: Fault.allCases)
    func aFaultIsNoticed(fault: Fault) {
        // Five of them are enough; the runner counts all.
        var (noticing, count) = (0, 0)
        for (program, specified) in zip(SpecificationTests.fixedPrograms, Self.specified) where noticing < 5 {
            count += 1
            if SpecifiedRun.events(of: program, with: fault) != specified { noticing += 1 }
        }
        print("\(fault): noticed by \(noticing) of \(count) programs")
        #expect(noticing > 0)
    }
}
