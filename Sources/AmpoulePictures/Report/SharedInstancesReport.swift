import AmpouleGraph

/// The instances that a container has made: how long each took, and what it has waited for.
///
/// A ``StartRecording`` makes it.
public struct SharedInstancesReport: Sendable, Hashable {
    /// An instance that was made.
    public struct Instance: Sendable, Hashable, Identifiable {
        /// The index of the instance in ``SharedInstancesReport/instances``.
        public let id: Int

        /// The instance whose factory has requested this one first; `nil` if no factory has.
        public let parent: Int?

        /// The description of the registration key.
        public let key: String

        /// The scope.
        public let scope: String

        /// The time from the beginning of the recording until the factory was called.
        public let start: Duration

        /// How long the factory and the completions have taken, with all that they have waited for.
        public let duration: Duration

        /// The shared instances that it has waited for, while others made them, in order.
        public let waits: [Wait]

        /// The time from the beginning of the recording until the instance was made.
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

        /// The time from the beginning of the recording until the wait began.
        public let start: Duration

        /// How long it has taken.
        public let duration: Duration

        /// Creates a wait.
        public init(for instance: Instance.ID, start: Duration, duration: Duration) {
            self.instance = instance
            self.start = start
            self.duration = duration
        }

        /// The time from the beginning of the recording until the wait ended.
        public var end: Duration { start + duration }
    }

    /// How long the recording has taken.
    public let duration: Duration

    /// The instances, in the order in which their factories were called.
    ///
    /// Instances that existed before are missing.
    public let instances: [Instance]

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - duration: How long the recording has taken.
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

extension SharedInstancesReport {
    /// The instances that determine how long the start takes, in the order in which their factories were called.
    ///
    /// At each moment before the end, one of them was being made that everything later has waited for. To start faster, make
    /// one of these faster, or have what needs it need it later.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    public var criticalPath: [Instance] {
        guard let last = instances.filter({ $0.parent == nil }).max(by: { $0.end < $1.end }) else {
            return []
        }
        // What each instance has waited for, in the order in which it ended.
        var needs = instances.map { instance in instance.waits.map { (instance: $0.instance, end: $0.end) } }
        for instance in instances {
            if let parent = instance.parent { needs[parent].append((instance.id, instance.end)) }
        }
        for index in needs.indices { needs[index] = needs[index].sorted(by: \.end) }
        // Goes back in time from the end of the last instance.
        var found: Set<Int> = []
        var (current, time) = (last.id, last.end)
        while true {
            found.insert(current)
            while let need = needs[current].last, need.end > time || found.contains(need.instance) {
                needs[current].removeLast()
            }
            if let need = needs[current].popLast() {
                (current, time) = need
            } else if let parent = instances[current].parent {
                (current, time) = (parent, instances[current].start)
            } else {
                return found.sorted(by: \.self).map { instances[$0] }
            }
        }
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
