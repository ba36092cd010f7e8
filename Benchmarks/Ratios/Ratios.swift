import Benchmark
import Comparisons

/// Each group of rows as a benchmark, whose metrics are the ratios that the goals are about, in percent.
let benchmarks: @Sendable () -> Void = {
    for group in Comparison.Group.allCases {
        let comparisons = Comparison.all.filter { $0.group == group }
        let metrics = comparisons.flatMap { comparison in comparison.goals.map(comparison.metric) }
        Benchmark(
            group.rawValue,
            // One iteration, since each comparison takes many turns itself.
            configuration: .init(metrics: metrics, warmupIterations: 0, maxIterations: 1)
        ) { benchmark in
            for comparison in comparisons {
                let outcome = Outcome(of: comparison, effort: .medium)
                for (goal, ratio) in outcome.judgments {
                    benchmark.measurement(comparison.metric(for: goal), Int((ratio * 100).rounded()))
                }
            }
        }
    }
}

extension Comparison {
    /// The metric that says how a goal of the comparison is reached.
    fileprivate func metric(for goal: Goal) -> BenchmarkMetric {
        .custom(
            metricName(of: goal),
            polarity: goal.prefersLarger ? .prefersLarger : .prefersSmaller,
            useScalingFactor: false
        )
    }
}
