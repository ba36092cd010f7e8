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
        let scope: String?
        let start: Duration
        let duration: Duration
        let isCritical: Bool

        /// The rows below the one of this instance; `nil` for a wait.
        fileprivate let instance: Int?
    }

    /// The deepest level that is indented; deeper ones would make the text of a long chain a triangle of blanks.
    private static let mostLevels = 40

    let report: SharedInstancesReport
    private(set) var rows: [Row] = []

    init(_ report: SharedInstancesReport) {
        self.report = report
        let critical = Set(report.criticalPath.map(\.id))
        var roots: [Row] = []
        var below = report.instances.map { instance in
            instance.waits.map { wait in
                Row(
                    text: "waits for \(report.instances[wait.instance].key)",
                    scope: nil,
                    start: wait.start,
                    duration: wait.duration,
                    isCritical: false,
                    instance: nil
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
