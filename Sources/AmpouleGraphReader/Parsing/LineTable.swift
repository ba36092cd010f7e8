/// The offsets at which the lines of a source begin.
struct LineTable {
    private let starts: [Int]

    init(_ source: String) {
        var starts = [0]
        var source = source
        source.withUTF8 { bytes in
            for place in bytes.indices {
                // A carriage return ends a line alone or together with a following line feed.
                let isEnd =
                    bytes[place] == UInt8(ascii: "\n")
                    || bytes[place] == UInt8(ascii: "\r")
                        && !(place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "\n"))
                if isEnd { starts.append(place + 1) }
            }
        }
        self.starts = starts
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
