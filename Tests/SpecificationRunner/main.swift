import Foundation
import Specification

// swift run -c release SpecificationRunner --seeds 0..<1000000
// swift run -c release SpecificationRunner --faults 0..<10000
// swift run -c release SpecificationRunner --print 7..<8
// swift run -c release SpecificationRunner --histories 0..<100000
// swift run -c release SpecificationRunner --history-faults 0..<3000
let arguments = CommandLine.arguments
let bounds = arguments.last?.split(separator: "..<").compactMap { UInt64($0) } ?? []
guard arguments.count == 3, bounds.count == 2, bounds[0] <= bounds[1] else {
    print(
        """
        Usage: SpecificationRunner with one of
          --seeds 0..<1000000, --faults 0..<10000, --print 7..<8, --histories 0..<100000, --history-faults 0..<3000
        """
    )
    exit(64)
}
let seeds = bounds[0]..<bounds[1]

switch arguments[1] {
case "--seeds":
    var failureCount = 0
    for seed in seeds where failureCount < 8 {
        let comparison = await Comparison.of(ProgramGenerator.program(seed: seed))
        guard !comparison.agrees else { continue }
        print("Seed \(seed):\n\(await comparison.shrunk())\n")
        failureCount += 1
    }
    print("\(seeds.count) programs, \(failureCount) of them disagree.")
    if failureCount > 0 { exit(1) }
case "--faults":
    for fault in Fault.allCases {
        let count = seeds.count { seed in
            let program = ProgramGenerator.program(seed: seed)
            return SpecifiedRun.events(of: program, with: fault) != SpecifiedRun.events(of: program)
        }
        print("\(fault): noticed by \(count) of \(seeds.count) programs")
    }
case "--print":
    for seed in seeds { print(ProgramGenerator.program(seed: seed).swift) }
case "--histories": try await HistoryReports.printFindings(of: seeds)
case "--history-faults": try await HistoryReports.printFaults(seeds)
default: fatalError("Unknown option \(arguments[1])")
}
