import Comparisons
import Foundation

/// Measures the rows and prints the table of ratios.
@main
enum Compare {
    static func main() throws {
        let options = try Options(CommandLine.arguments.dropFirst())
        if let folder = options.thresholdsFolder {
            try writeThresholds(to: folder)
            return
        }
        if let work = options.work {
            guard
                Comparison.all.contains(where: { options.names($0) && $0.run(work.name, count: work.count) })
            else { throw Options.Misuse("There is no such row, or no such work in it.") }
            return
        }
        var outcomes: [Outcome] = []
        for group in Comparison.Group.allCases {
            let comparisons = Comparison.all.filter { $0.group == group && options.includes($0) }
            if comparisons.isEmpty { continue }
            let table = Table(group: group)
            print(table.head)
            for comparison in comparisons {
                let outcome = Outcome(of: comparison, effort: options.effort)
                print(table.line(outcome))
                outcomes.append(outcome)
            }
            print()
        }
        print(Table.summary(of: outcomes))
        if let file = options.chartFile {
            let processorCount = ProcessInfo.processInfo.activeProcessorCount
            let date = Date.now.formatted(.iso8601.year().month().day())
            let caption =
                "Benchmarks/compare, \(options.toolchain), release, \(processorCount) cores, \(date)"
            try Chart(of: outcomes, caption: caption, processorCount: processorCount).svg
                .write(to: file, atomically: true, encoding: .utf8)
        }
    }

    private static func writeThresholds(to folder: URL) throws {
        for (name, content) in try Comparison.thresholdFiles {
            try (content + Data("\n".utf8)).write(to: folder.appending(component: name))
        }
    }
}
