import Specification

// swift run -c release SpecificationRunner --seeds 0..<1000000
let arguments = CommandLine.arguments
let bounds = arguments.last?.split(separator: "..<").compactMap { UInt64($0) } ?? []
guard arguments.count == 3, arguments[1] == "--seeds", bounds.count == 2, bounds[0] <= bounds[1] else {
    fatalError("Usage: SpecificationRunner --seeds 0..<1000000")
}
var failureCount = 0
for seed in bounds[0]..<bounds[1] {
    let comparison = await Comparison.of(ProgramGenerator.program(seed: seed))
    guard !comparison.agrees else { continue }
    print("Seed \(seed):\n\(await comparison.shrunk())\n")
    failureCount += 1
    if failureCount == 8 { break }
}
print("\(bounds[1] - bounds[0]) programs, \(failureCount) of them disagree.")
