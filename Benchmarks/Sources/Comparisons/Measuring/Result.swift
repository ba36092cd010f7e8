/// What a comparison has come to.
public struct Result: Sendable {
    /// The comparison.
    public let comparison: Comparison

    /// The median of each work's figures, in the order of the works.
    public let medians: [(work: String, figure: Double)]

    /// The ratio that each goal is about, in the order of the goals.
    public let ratios: [Double]

    /// Measures a comparison.
    public init(of comparison: Comparison, effort: Effort) {
        let samples = comparison.measure(effort)
        self.comparison = comparison
        medians = samples.map { sample in (sample.work, median(sample.figures)) }
        ratios = comparison.goals.map { goal in
            guard let work = samples.first(where: { $0.work == goal.work }),
                let baseline = samples.first(where: { $0.work == goal.baseline })
            else { preconditionFailure("'\(comparison.name)' has a goal of a work that it does not measure") }
            return median(zip(work.figures, baseline.figures).map { $0 / $1 })
        }
    }

    /// Whether all goals are reached.
    public var reachesGoals: Bool {
        zip(comparison.goals, ratios).allSatisfy { goal, ratio in ratio <= goal.limit }
    }
}

func median(_ figures: [Double]) -> Double {
    let sorted = figures.sorted()
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}
