import Measuring

/// A row of the table: works that are measured in turns, and how they must compare.
public struct Comparison: Sendable {
    /// What the row measures.
    public let name: String

    /// The group of rows that the row belongs to.
    public let group: Group

    /// What must hold.
    public let goals: [Goal]

    let measure: @Sendable (Effort) -> [Sample]

    /// The works of a row that is timed in turns.
    private let works: @Sendable () -> [Work]

    /// The groups of rows, in the order of the table.
    public enum Group: String, CaseIterable, Sendable {
        case typed = "Typed calls"
        case resolve = "Resolving at run time"
        case shared = "Shared instances"
        case levels = "Levels"
        case nested = "Chains and trees"
        case registrations = "Number of registrations"
        case wrapping = "Lists and decorators"
        case observed = "Observers"
        case threads = "Threads"
        case registering = "Registering"
        case misses = "Misses"
        case memory = "Memory"
        case allocations = "Heap allocations"

        /// What the figures of the group count.
        public var unit: String {
            switch self {
            case .memory: "bytes"
            case .allocations: "allocations"
            default: "ns"
            }
        }
    }

    /// Describes a row of which each work is timed.
    init(
        _ name: String,
        in group: Group,
        goals: [Goal],
        works: @escaping @Sendable () -> [Work]
    ) {
        self.name = name
        self.group = group
        self.goals = goals
        self.works = works
        self.measure = { effort in effort.measureInTurns(works()) }
    }

    /// Describes a row that is measured in a way of its own.
    init(
        _ name: String,
        in group: Group,
        goals: [Goal],
        measure: @escaping @Sendable (Effort) -> [Sample]
    ) {
        self.name = name
        self.group = group
        self.goals = goals
        self.measure = measure
        self.works = { [] }
    }

    /// Does one work of the row, for a profiler to look at.
    ///
    /// - Parameters:
    ///   - name: The name of the work.
    ///   - count: How often to do it.
    /// - Returns: Whether the row has such a work.
    public func run(_ name: String, count: Int) -> Bool {
        guard let work = works().first(where: { $0.name == name }) else { return false }
        work.repeatAlone(count)
        return true
    }
}
