import AmpouleGraph

/// The rows of a picture of a report: the tree of instances, each below the one that has requested it.
struct Timeline {
    /// An instance, or a wait for one.
    struct Row {
        /// The branches of the tree, drawn before the text.
        let branches: String
        let depth: Int
        let text: String

        /// The scope of an instance; `nil` for a wait.
        let scope: String?
        let start: Duration
        let duration: Duration
        let isCritical: Bool
    }

    let report: SharedInstancesReport
    let rows: [Row]

    init(_ report: SharedInstancesReport) {
        self.report = report
        var growing = GrowingTimeline(report)
        growing.grow()
        rows = growing.rows
    }
}

/// The rows of a timeline, grown without recursion.
private struct GrowingTimeline {
    private enum Entry {
        case instance(SharedInstancesReport.Instance)
        case wait(SharedInstancesReport.Wait)

        var start: Duration {
            switch self {
            case .instance(let instance): instance.start
            case .wait(let wait): wait.start
            }
        }
    }

    private struct Twig {
        let entry: Entry
        let prefix: String
        let branch: String
        let depth: Int
    }

    /// The deepest level that is indented; deeper ones would make the text of a long chain a triangle of blanks.
    private static let mostLevels = 40

    private let instances: [SharedInstancesReport.Instance]
    private let critical: Set<Int>
    private var entries: [[Entry]]
    private var roots: [Entry] = []
    private(set) var rows: [Timeline.Row] = []

    init(_ report: SharedInstancesReport) {
        instances = report.instances
        critical = Set(report.criticalPath.map(\.id))
        entries = instances.map { instance in instance.waits.map(Entry.wait) }
        for instance in instances {
            if let parent = instance.parent {
                entries[parent].append(.instance(instance))
            } else {
                roots.append(.instance(instance))
            }
        }
    }

    mutating func grow() {
        var unwritten = Array(roots.reversed().map { Twig(entry: $0, prefix: "", branch: "", depth: 0) })
        while let twig = unwritten.popLast() {
            write(twig)
            guard case .instance(let instance) = twig.entry else { continue }
            let inner = entries[instance.id].sorted { $0.start < $1.start }
            let prefix = twig.prefix + indentation(below: twig)
            for (place, entry) in inner.enumerated().reversed() {
                let branch = place == inner.count - 1 ? "└─ " : "├─ "
                unwritten.append(Twig(entry: entry, prefix: prefix, branch: branch, depth: twig.depth + 1))
            }
        }
    }

    private func indentation(below twig: Twig) -> String {
        guard twig.depth < Self.mostLevels else { return "" }
        return switch twig.branch {
        case "": ""
        case "├─ ": "│  "
        default: "   "
        }
    }

    private mutating func write(_ twig: Twig) {
        let row: Timeline.Row
        switch twig.entry {
        case .instance(let instance):
            row = Timeline.Row(
                branches: twig.prefix + twig.branch,
                depth: twig.depth,
                text: instance.key,
                scope: instance.scope,
                start: instance.start,
                duration: instance.duration,
                isCritical: critical.contains(instance.id)
            )
        case .wait(let wait):
            row = Timeline.Row(
                branches: twig.prefix + twig.branch,
                depth: twig.depth,
                text: "waits for \(instances[wait.instance].key)",
                scope: nil,
                start: wait.start,
                duration: wait.duration,
                isCritical: false
            )
        }
        rows.append(row)
    }
}
