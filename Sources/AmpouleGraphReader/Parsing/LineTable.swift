import AmpouleGraphScanner

/// The offsets at which the lines of a source begin.
struct LineTable {
    private let starts: [Int]

    init(_ source: String) {
        starts = LineStarts.offsets(in: source)
    }

    /// The position of an offset in UTF-8 code units.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of lines.
    func position(of offset: Int) -> Position {
        var range = 0..<starts.count
        while range.count > 1 {
            let middle = range.lowerBound + range.count / 2
            range = starts[middle] <= offset ? middle..<range.upperBound : range.lowerBound..<middle
        }
        return Position(line: range.lowerBound + 1, column: offset - starts[range.lowerBound] + 1)
    }
}
