import AmpouleGraph

/// Puts texts below each other in four columns.
struct Columns {
    /// The widest that a column gets for the sake of one text.
    private static let most = 72

    let lines: [String]

    init(_ rows: [[String]]) {
        let widths = (0..<4).map { column -> Int in
            let lengths = rows.filter { row in row.count > column }.map { row in row[column].count }
            return lengths.filter { $0 <= Self.most }.max() ?? 0
        }
        lines = rows.map { row in
            var line = ""
            var start = 0
            for (text, width) in zip(row, widths) where width > 0 || !text.isEmpty {
                if !text.isEmpty {
                    let missing = start - line.count
                    line += missing > 0 ? String(repeating: " ", count: missing) : line.isEmpty ? "" : "  "
                    line += text
                }
                start += width + 2
            }
            return line
        }
    }
}
