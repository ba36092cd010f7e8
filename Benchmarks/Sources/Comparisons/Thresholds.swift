import Foundation

extension Comparison {
    /// The name of the metric, and of the threshold, that stands for a goal.
    public func metricName(of goal: Goal) -> String {
        goal.work == "Ampoule"
            ? "\(name), % of \(goal.baseline)" : "\(name), \(goal.work), % of \(goal.baseline)"
    }

    /// The thresholds of all rows, as the files that the benchmarks' tool reads.
    ///
    /// - Returns: The contents of the files, by their names.
    public static var thresholdFiles: [String: Data] {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
            let groups = Dictionary(grouping: all, by: \.group)
            var files: [String: Data] = [:]
            for (group, comparisons) in groups {
                let bounds = comparisons.flatMap { comparison in
                    comparison.goals.map { goal in
                        (comparison.metricName(of: goal), Int((goal.threshold * 100).rounded()))
                    }
                }
                files["Ratios.\(group.rawValue).p90.json"] = try encoder.encode(
                    Dictionary(uniqueKeysWithValues: bounds)
                )
            }
            return files
        }
    }
}
