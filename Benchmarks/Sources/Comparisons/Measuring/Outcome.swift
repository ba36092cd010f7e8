import Measuring

/// What a comparison has come to.
public struct Outcome: Sendable {
    /// The comparison.
    public let comparison: Comparison

    /// The median of each work's figures, in the order of the works.
    public let medians: [(work: String, figure: Double)]

    /// The goals of what was measured, each with its ratio: the median of those of the turns.
    public let judgments: [(goal: Goal, ratio: Double)]

    /// Measures a comparison.
    ///
    /// - Parameters:
    ///   - comparison: The comparison.
    ///   - effort: How long and how often each work is measured.
    public init(of comparison: Comparison, effort: Effort) {
        let samples = comparison.measure(effort)
        self.comparison = comparison
        medians = samples.map { sample in (sample.work, sample.figures.median) }
        judgments = comparison.goals.compactMap { goal in
            guard let work = samples.first(where: { $0.work == goal.work }),
                let baseline = samples.first(where: { $0.work == goal.baseline })
            else { return nil }
            return (goal, zip(work.figures, baseline.figures).map(goal.ratio).median)
        }
    }

    /// The median of a work's figures.
    public func median(of work: String) -> Double? {
        medians.first { $0.work == work }?.figure
    }
}
