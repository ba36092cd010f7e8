import AmpouleGraph

/// The rows of a picture of a report: the tree of instances, each below the one that has requested it.
struct Timeline {
    /// An instance, or a wait for one.
    struct Row {
        /// The branches of the tree, drawn before the text.
        fileprivate(set) var branches = ""
        fileprivate(set) var depth = 0
        let text: String

        /// The scope of an instance; `nil` for a wait.
        var scope: String?
        let start: Duration
        let duration: Duration
        var isCritical = false

        /// The rows below the one of this instance; `nil` for a wait.
        fileprivate var instance: Int?
    }

    /// The deepest level that is indented; deeper ones would make the text of a long chain a triangle of blanks.
    private static let mostLevels = 40

    let report: SharedInstancesReport
    private(set) var rows: [Row] = []

    /// A time as a part of the whole duration.
    func part(_ time: Duration) -> Double { time / max(report.duration, .nanoseconds(1)) }

    init(_ report: SharedInstancesReport) {
        self.report = report
        let critical = Set(report.criticalPath.map(\.id))
        var roots: [Row] = []
        var below = report.instances.map { instance in
            instance.waits.map { wait in
                Row(
                    text: "waits for \(report.instances[wait.instance].key)",
                    start: wait.start,
                    duration: wait.duration
                )
            }
        }
        for instance in report.instances {
            let row = Row(
                text: instance.key,
                scope: instance.scope,
                start: instance.start,
                duration: instance.duration,
                isCritical: critical.contains(instance.id),
                instance: instance.id
            )
            if let parent = instance.parent { below[parent].append(row) } else { roots.append(row) }
        }
        // The rows to write, each with the branches before the rows below it.
        var unwritten = Array(roots.reversed().map { (row: $0, prefix: "") })
        while let (row, prefix) = unwritten.popLast() {
            rows.append(row)
            guard let instance = row.instance else { continue }
            let inner = below[instance].sorted { $0.start < $1.start }
            for (place, var row) in inner.enumerated().reversed() {
                let isLast = place == inner.count - 1
                row.depth = rows[rows.count - 1].depth + 1
                row.branches = prefix + (isLast ? "└─ " : "├─ ")
                let indentation = row.depth < Self.mostLevels ? (isLast ? "   " : "│  ") : ""
                unwritten.append((row, prefix + indentation))
            }
        }
    }
}

/// Draws a timeline as text, with a bar for each row.
struct TimelineText {
    let timeline: Timeline

    /// The width of the bars, in characters.
    private static let width = 32

    var text: String {
        let rows = timeline.rows.map { row in
            [
                row.branches + row.text, row.scope ?? "",
                padded(row.start, to: 11) + padded(row.duration, to: 12), bar(row),
            ]
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
        let first = min(Self.width - 1, Int(timeline.part(row.start) * Double(Self.width)))
        let end = timeline.part(row.start + row.duration) * Double(Self.width)
        let mark = row.scope == nil ? "·" : row.isCritical ? "█" : "░"
        return "│" + String(repeating: " ", count: first)
            + String(repeating: mark, count: max(1, min(Self.width, Int(end.rounded())) - first))
    }
}
