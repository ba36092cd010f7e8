import Specification
import Testing

/// `Container` does what the specification says, in random programs.
struct SpecificationTests {
    private static let fixedSeeds: [Range<UInt64>] = (0..<10).map { 500 * $0..<500 * ($0 + 1) }

    /// New programs each time.
    private static let newSeeds: [Range<UInt64>] = (0..<2).map { _ in
        let seed = UInt64.random(in: 5_000...UInt64.max / 2)
        return seed..<seed + 1
    }

    @Test(.serialized, arguments: fixedSeeds + newSeeds)
    func containersDoWhatIsSpecified(seeds: Range<UInt64>) async {
        for seed in seeds {
            let comparison = await Comparison.of(ProgramGenerator.program(seed: seed))
            guard !comparison.agrees else { continue }
            Issue.record("Seed \(seed):\n\(await comparison.shrunk())")
            return
        }
    }
}
