import Specification
import TestSupport
import Testing

/// `Container` does what the specification says, in random programs.
struct SpecificationTests {
    /// Programs from fixed seeds; later ones are longer.
    static let fixedPrograms = (0..<750).map { seed in ProgramGenerator.program(seed: seed) }

    private static let newSeeds = (0..<2).map { _ in UInt64.random(in: 750...UInt64.max) }

    @Test func containersDoWhatIsSpecified() async {
        for program in TestLoad.sample(of: Self.fixedPrograms, oneOf: 1) { await compare(program) }
    }

    /// New programs each time.
    @Test(arguments: newSeeds)
    func containersDoWhatIsSpecified(seed: UInt64) async {
        await compare(ProgramGenerator.program(seed: seed))
    }

    private func compare(_ program: [Statement]) async {
        let comparison = await Comparison.of(program)
        if !comparison.agrees { Issue.record("\(await comparison.shrunk())") }
    }
}
