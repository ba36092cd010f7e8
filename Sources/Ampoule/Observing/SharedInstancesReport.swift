/// The instances that a warm-up has made: how long each took, and what it has waited for.
public struct SharedInstancesReport: Sendable, Hashable {
    /// An instance that was made.
    public struct Instance: Sendable, Hashable, Identifiable {
        /// The index of the instance in ``SharedInstancesReport/instances``.
        public let id: Int

        /// The instance whose factory has requested this one first; `nil` if the warm-up itself has.
        public let parent: Int?

        /// The description of the registration key.
        public let key: String

        /// The scope.
        public let scope: String

        /// The time from the beginning of the warm-up until the factory was called.
        public let start: Duration

        /// How long the factory and the completions have taken, with all that they have waited for.
        public let duration: Duration

        /// The shared instances that it has waited for, while others made them, in order.
        public let waits: [Wait]

        /// The time from the beginning of the warm-up until the instance was made.
        public var end: Duration { start + duration }

        /// Creates an instance.
        public init(
            id: Int,
            parent: Int?,
            key: String,
            scope: String,
            start: Duration,
            duration: Duration,
            waits: [Wait] = []
        ) {
            self.id = id
            self.parent = parent
            self.key = key
            self.scope = scope
            self.start = start
            self.duration = duration
            self.waits = waits
        }
    }

    /// A wait for a shared instance that another thread or task was making.
    public struct Wait: Sendable, Hashable {
        /// The instance.
        public let instance: Instance.ID

        /// The time from the beginning of the warm-up until the wait began.
        public let start: Duration

        /// How long it has taken.
        public let duration: Duration

        /// Creates a wait.
        public init(for instance: Instance.ID, start: Duration, duration: Duration) {
            self.instance = instance
            self.start = start
            self.duration = duration
        }

        /// The time from the beginning of the warm-up until the wait ended.
        public var end: Duration { start + duration }
    }

    /// How long the warm-up has taken.
    public let duration: Duration

    /// The instances, in the order in which their factories were called.
    ///
    /// These are the shared instances, and what was made for them in other scopes. Instances that existed before are missing.
    public let instances: [Instance]

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - duration: How long the warm-up has taken.
    ///   - instances: The instances; the ID of each is its index.
    public init(duration: Duration, instances: [Instance]) {
        precondition(
            instances.indices.allSatisfy { instances[$0].id == $0 },
            "The ID of an instance is its index"
        )
        self.duration = duration
        self.instances = instances
    }
}

extension SharedInstancesReport: CustomStringConvertible {
    /// One line: the number of instances, the duration, and the critical path.
    public var description: String {
        let count =
            "\(instances.count) instance\(instances.count == 1 ? "" : "s") in \(duration.inMilliseconds)"
        let path = criticalPath.map { "\($0.key) (\($0.duration.inMilliseconds))" }
        return path.isEmpty ? count : "\(count), critical path: \(path.joined(separator: " → "))"
    }
}

extension Duration {
    /// The duration in milliseconds with two digits after the point, such as `12.05 ms`.
    package var inMilliseconds: String {
        let hundredths = components.seconds * 100_000 + components.attoseconds / 10_000_000_000_000
        let fraction = "\(hundredths % 100)"
        return "\(hundredths / 100).\(fraction.count < 2 ? "0" : "")\(fraction) ms"
    }
}
