import Foundation
import Specification
import TestSupport

/// Runs concurrent programs, and prints what is wrong with their histories.
enum HistoryReports {
    /// How often a smaller program runs until it counts as right.
    private static let repetitions = 200

    /// Prints the smallest history of each finding; exits with 1 if there is one, and with 2 if a program hangs.
    static func printFindings(of seeds: Range<UInt64>) async throws {
        try await onThread {
            let begin = ContinuousClock.now
            var (findingCount, callCount) = (0, 0)
            for seed in seeds {
                let program = ConcurrentProgram.random(seed: seed)
                callCount += program.callCount
                let trial = HistoryTrial(program)
                do {
                    guard let finding = try trial.finding() else { continue }
                    findingCount += 1
                    print("Seed \(seed):\n\(finding)\n")
                    fflush(nil)
                    print("Shrunk:\n\(try trial.shrunk(finding, repetitions: repetitions))\n")
                } catch {
                    print(error)
                    exit(2)
                }
                if findingCount == 8 { break }
            }
            let duration = ContinuousClock.now - begin
            print(
                "\(seeds.count) histories with \(callCount) calls in \(duration), \(findingCount) of them wrong."
            )
            if findingCount > 0 { exit(1) }
        }
    }

    /// Prints how many histories there are until each planted fault is found, and how many find it.
    static func printFaults(_ seeds: Range<UInt64>) async throws {
        try await onThread {
            for fault in HistoryFault.allCases {
                let found = seeds.filter { seed in
                    let trial = HistoryTrial(ConcurrentProgram.random(seed: seed), fault: fault)
                    return (try? trial.finding()) != nil
                }
                let first = found.first.map { "the first is that of seed \($0)" } ?? "none"
                print("\(fault): \(found.count) of \(seeds.count) histories find it, \(first)")
            }
        }
    }
}
