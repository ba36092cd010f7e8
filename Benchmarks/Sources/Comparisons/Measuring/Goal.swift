/// How one work of a row must compare with another.
public struct Goal: Sendable {
    /// The work that is judged.
    public let work: String

    /// The work that it is judged by.
    public let baseline: String

    /// What the ratio must keep to.
    public let limit: Limit

    /// The ratio that is reached so far, if it is not the goal's.
    let reached: Double?

    /// A bound of a ratio.
    public enum Limit: Sendable {
        /// What the work takes must not be more than this many times what the baseline takes.
        case atMost(Double)

        /// Several threads that do the work at once must get at least this many times as much done as one
        /// that does the baseline.
        case throughput(Double, threads: Int)
    }

    /// The ratio that the goal is about.
    ///
    /// - Parameters:
    ///   - figure: What the work takes.
    ///   - baseline: What the baseline takes.
    func ratio(_ figure: Double, _ baseline: Double) -> Double {
        switch limit {
        case .atMost: figure == baseline ? 1 : figure / baseline
        case .throughput(_, let threads): Double(threads) * baseline / figure
        }
    }

    /// Whether a ratio reaches the goal.
    public func isReached(by ratio: Double) -> Bool {
        switch limit {
        case .atMost(let limit): ratio <= limit
        case .throughput(let limit, _): ratio >= limit
        }
    }

    /// The number that the ratio is measured against.
    public var bound: Double {
        switch limit {
        case .atMost(let bound), .throughput(let bound, _): bound
        }
    }

    /// What the work may take at most where the baseline takes as much as given.
    public func largestFigure(for baseline: Double) -> Double {
        switch limit {
        case .atMost(let bound): bound * baseline
        case .throughput(let bound, let threads): Double(threads) * baseline / bound
        }
    }

    /// The ratio that tells a change for the worse from noise: a tenth worse than what is reached.
    public var threshold: Double {
        let reached = reached ?? bound
        return prefersLarger ? reached / 1.1 : reached * 1.1
    }

    /// Whether a larger ratio is better.
    public var prefersLarger: Bool {
        switch limit {
        case .atMost: false
        case .throughput: true
        }
    }
}

extension Goal {
    /// Names what a work may take at most.
    ///
    /// - Parameter reached: The ratio so far, where that is more.
    static func atMost(
        _ limit: Double,
        times baseline: String,
        _ work: String = "Ampoule",
        reached: Double? = nil
    ) -> Goal {
        Goal(work: work, baseline: baseline, limit: .atMost(limit), reached: reached)
    }

    /// Names how much four threads must get done at least.
    static func fourThreads(_ work: String, atLeast limit: Double, times baseline: String) -> Goal {
        Goal(work: work, baseline: baseline, limit: .throughput(limit, threads: 4), reached: nil)
    }
}
