/// The figures of one work.
public struct Sample: Sendable {
    /// The name of the work.
    public let work: String

    /// The figure of each turn; those of one index were measured side by side.
    public let figures: [Double]

    /// Stores the figures of a work.
    public init(work: String, figures: [Double]) {
        self.work = work
        self.figures = figures
    }
}

extension Array where Element == Double {
    /// The middle of the sorted numbers.
    public var median: Double {
        let sorted = sorted()
        let middle = count / 2
        return count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    }
}
