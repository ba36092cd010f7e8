extension Comparison {
    /// All rows, in the order of the table.
    public static let all: [Comparison] = {
        let rows = Row.typed + Row.callers + Row.resolve + Row.shared + Row.levels + Row.nested
        return rows.map(\.comparison) + rows.map(\.scaling) + wrapping + observed + threads + [
            levelsOnThreads
        ]
            + registering + misses + memory + allocations
    }()
}
