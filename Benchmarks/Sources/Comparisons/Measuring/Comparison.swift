/// A row of the table: works that are measured in turns, and how they must compare.
public struct Comparison: Sendable {
    /// What the row measures.
    public let name: String

    /// The group of rows that the row belongs to.
    public let group: Group

    /// What must hold.
    public let goals: [Goal]

    let measure: @Sendable (Effort) -> [Sample]

    /// The groups of rows, in the order of the table.
    public enum Group: String, CaseIterable, Sendable {
        case typed = "Typed calls"
        case resolve = "Resolving at run time"
        case shared = "Shared instances"
        case nested = "Chains and trees"
        case registrations = "Number of registrations"
        case threads = "Threads"
        case registering = "Registering"
        case misses = "Misses"
        case memory = "Memory"
    }

    /// How much one work may take of another.
    public struct Goal: Sendable {
        /// The work that is judged.
        public let work: String

        /// The work that it is judged by.
        public let baseline: String

        /// What the ratio of the two may be.
        public let limit: Double
    }

    /// What was measured of one work.
    public struct Sample: Sendable {
        /// The name of the work.
        public let work: String

        /// The figure of each repeat, in the row's unit; those of one index were measured side by side.
        public let figures: [Double]
    }

    init(
        _ name: String,
        in group: Group,
        goals: [Goal],
        works: @escaping @Sendable () -> [Work]
    ) {
        self.init(name, in: group, goals: goals) { effort in effort.measureInTurns(works()) }
    }

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
    }
}

extension Comparison.Goal {
    /// Names the ratio that a work must stay within.
    static func atMost(_ limit: Double, times baseline: String, _ work: String = "Ampoule") -> Self {
        Self(work: work, baseline: baseline, limit: limit)
    }
}
