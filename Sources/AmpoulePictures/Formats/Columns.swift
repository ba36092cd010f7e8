import AmpouleGraph

/// Puts texts below each other in columns.
struct Columns {
    /// The cells of a line.
    struct Row {
        var name: String
        var service = ""
        var manner = ""
        var place = ""

        fileprivate var texts: [String] { [name, service, manner, place] }
    }

    /// The widest that a column gets for the sake of one text.
    private static let most = 72

    let lines: [String]

    init(_ rows: [Row]) {
        var widths = [0, 0, 0, 0]
        for row in rows {
            for (column, text) in row.texts.enumerated() where text.count <= Self.most {
                widths[column] = max(widths[column], text.count)
            }
        }
        lines = rows.map { row in
            var line = ""
            var start = 0
            for (text, width) in zip(row.texts, widths) where width > 0 || !text.isEmpty {
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
