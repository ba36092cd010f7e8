import Measuring
import Foundation

// How often a typed call allocates memory. The figures are allocations per call.

extension Comparison {
    static let allocations: [Comparison] = AllocationCounts.rows.map { row in
        Comparison(
            "\(row.name), allocations",
            in: .allocations,
            goals: [.atMost(row.group == .levels ? 8 : 1, times: "hand")]
        ) { _ in
            AllocationCounts.measured[row.name, default: [:]].sorted(by: <).map { work, count in
                Sample(work: work, figures: [count])
            }
        }
    }
}

/// Counts of allocations, which another program makes.
public enum AllocationCounts {
    static let rows =
        Row.typed + Row.nested.filter { $0.name.hasSuffix("transient") }
        + Row.levels

    /// The counts of each row and work; none where the program has not been built or cannot count.
    static let measured: [String: [String: Double]] = {
        let program = Bundle.main.executableURL?.deletingLastPathComponent()
            .appending(component: "CountAllocations")
        guard let program, FileManager.default.isExecutableFile(atPath: program.path()) else { return [:] }
        let output = Pipe()
        let process = Process()
        process.executableURL = program
        process.standardOutput = output
        guard (try? process.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else {
            return [:]
        }
        var counts: [String: [String: Double]] = [:]
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
            let fields = line.split(separator: "\t").map(String.init)
            counts[fields[0], default: [:]][fields[1]] = Double(fields[2])
        }
        return counts
    }()

    /// Lines of a row's name, a work's name and its allocations per call, separated by tabs.
    ///
    /// - Parameter counter: Tells how often memory has been allocated so far.
    public static func lines(counter: () -> Int) -> [String] {
        rows.flatMap { row in
            [row.subject(.usual), row.baselines.hand(.usual), row.baselines.dictionary(.usual)].map { work in
                "\(row.name)\t\(work.name)\t\(allocationsPerCall(of: work, counter: counter))"
            }
        }
    }

    /// What a thousand further calls allocate, so that what the first ones set up does not count.
    private static func allocationsPerCall(of work: Work, counter: () -> Int) -> Double {
        work.run(100)
        let start = counter()
        work.run(1_000)
        let middle = counter()
        work.run(2_000)
        return Double(counter() - middle - (middle - start)) / 1_000
    }
}
