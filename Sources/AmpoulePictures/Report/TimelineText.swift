import AmpouleGraph

/// Draws a timeline as text, with a bar for each row.
struct TimelineText {
    let timeline: Timeline

    /// The width of the bars, in characters.
    private static let width = 32

    var text: String {
        let rows = timeline.rows.map { row in
            Columns.Row(
                name: row.branches + row.text,
                service: row.scope ?? "",
                manner: padded(row.start, to: 11) + padded(row.duration, to: 12),
                place: bar(row)
            )
        }
        return (Columns(rows).lines + summary).map { $0 + "\n" }.joined()
    }

    private var summary: [String] {
        guard !timeline.rows.isEmpty else { return ["No instances were made."] }
        return ["", timeline.report.description]
    }

    private func padded(_ duration: Duration, to width: Int) -> String {
        let text = duration.inMilliseconds
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }

    /// A bar from the start of a row to its end: filled on the critical path, dotted for a wait.
    private func bar(_ row: Timeline.Row) -> String {
        let whole = max(timeline.report.duration, .nanoseconds(1))
        let first = min(Self.width - 1, Int((row.start / whole) * Double(Self.width)))
        let end = min(Self.width, Int(((row.start + row.duration) / whole * Double(Self.width)).rounded()))
        let mark = row.scope == nil ? "·" : row.isCritical ? "█" : "░"
        return "│" + String(repeating: " ", count: first)
            + String(repeating: mark, count: max(1, end - first))
    }
}
