import Synchronization

extension Container {
    /// Makes all instances that the container shares and that need no arguments.
    ///
    /// ```swift
    /// try await container.makeSharedInstances()
    /// // The server is complete: nothing that it shares is made by the first requests.
    /// ```
    ///
    /// Made are the instances of the container's own registrations in the scope ``ObjectScope/container``. In a container
    /// of a level, those of all registrations in the scope of that level are, too. Components that are not registered
    /// are made as far as others depend on them. An instance that exists stays.
    ///
    /// The instances are made in parallel, as far as their dependencies allow it; each is made on the actor of its
    /// component. What is made asynchronously is then there for synchronous code: `require` and `resolve` return it.
    ///
    /// A synchronous factory that requests an asynchronous instance too early runs again once the instance exists. A failable
    /// initializer that returns `nil` is no failure, unless another component requires the instance.
    ///
    /// The container is observed meanwhile, so that its resolutions take the slow path; see <doc:Debugging#Observe-a-container>.
    ///
    /// - Returns: What was made, how long each instance took, and what it has waited for.
    /// - Throws: ``WarmUpError`` with all failures, or `CancellationError` if the task is canceled, which begins no
    ///   further instances.
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations, apart from the factories.
    @discardableResult
    public nonisolated(nonsending) func makeSharedInstances() async throws -> SharedInstancesReport {
        let container = core
        let recorder = WarmUpRecorder()
        // A container that overrides substitute makes what they don't affect.
        let observations = sequence(first: container) { $0.originals?.original }.map { observed in
            observed.observers.made(Observers.init).add(recorder, isCopied: false)
        }
        defer { for observation in observations { observation.cancel() } }
        let failures = await container.failuresOfSharedInstances(recordedBy: recorder)
        try Task.checkCancellation()
        let report = recorder.report
        if !failures.isEmpty { throw WarmUpError(failures, after: report) }
        return report
    }
}

extension Core {
    /// Makes the shared instances, in parallel.
    ///
    /// A synchronous factory fails if an asynchronous instance that it requests doesn't exist yet. Such failures are tried again
    /// until no further instance is made, so that the outcome doesn't depend on which factory is faster.
    ///
    /// - Returns: The failures, in the order of the registrations.
    fileprivate func failuresOfSharedInstances(recordedBy recorder: WarmUpRecorder) async -> [ResolutionError]
    {
        let registrations = sharedRegistrations
        var failures = [ResolutionError?](repeating: nil, count: registrations.count)
        var remaining = Array(registrations.indices)
        while !remaining.isEmpty {
            let known = recorder.sharedKeys
            await withTaskGroup(of: (Int, ResolutionError?).self) { group in
                for number in remaining {
                    group.addTask { (number, await self.makeSharedInstance(of: registrations[number])) }
                }
                for await (number, failure) in group { failures[number] = failure }
            }
            let early = remaining.filter { failures[$0]?.isOfEarlyRequest ?? false }
            if early.count == remaining.count, recorder.sharedKeys == known { break }
            remaining = early
        }
        return failures.compactMap(\.self)
    }

    /// Makes the shared instance of a registration, unless the task is canceled.
    ///
    /// - Returns: The failure, if there is one.
    private func makeSharedInstance(of registration: Registration) async -> ResolutionError? {
        func make<Service>(_ service: Service.Type) async -> ResolutionError? {
            guard !Task.isCancelled else { return nil }
            do throws(ResolutionError) {
                let _: Service = try await container.asynchronous.resolveRegistration(Target(registration))
                return nil
            } catch {
                // A failable initializer may say that there is no instance; what requires one fails itself.
                if case .returnedNil = error.reason, error.isAbout(1) { return nil }
                return error
            }
        }
        return await make(registration.key.serviceType)
    }

    /// A registration without arguments for each instance to make, in the order in which they were registered.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    private var sharedRegistrations: [Registration] {
        // What this container finds, if it is of a level; otherwise its own.
        var visible: [RegistrationKey: Registration] = [:]
        for searched in searchedRegistrations where searched.container == self || level != nil {
            visible.merge(searched.all.map { ($0.key, $0) }) { nearer, _ in nearer }
        }
        var makers: Set<SerialNumber> = []
        // What makes an instance comes before what only leads to it.
        let ordered = visible.values.filter(\.key.takesNoArguments).sorted(by: \.serialNumber)
            .sorted(by: { $0.target == nil && $0.shortenedKey == nil ? 0 : 1 })
        return ordered.filter { registration in
            guard let maker = registration.maker(among: visible), shares(maker) else { return false }
            return makers.insert(maker.serialNumber).inserted
        }
        .sorted(by: \.serialNumber)
    }

    /// Whether this container makes and caches the instances of a registration.
    private func shares(_ registration: Registration) -> Bool {
        let policy = registration.policy
        if policy.level != nil { return policy.level == level && policy.hasSlotAtLevel }
        return policy.closesInstances && owns(registration)
    }
}

/// Records what a container makes, for the report of a warm-up.
final class WarmUpRecorder: ContainerObserver {
    private let begin = ContinuousClock.now
    private let ends = Mutex<[ContainerEvent]>([])

    func observe(_ event: ContainerEvent) {
        if event.kind == .didMake || event.kind == .didWait { ends.withLock { $0.append(event) } }
    }

    /// The keys of the instances in the scope `container` that were made until now.
    var sharedKeys: Set<RegistrationKey> {
        let events = ends.withLock { $0 }
        return Set(
            events.filter { $0.kind == .didMake && $0.scope == ObjectScope.container.description }.map(\.key)
        )
    }

    /// The report of what was made until now.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of instances and waits.
    var report: SharedInstancesReport {
        let duration = begin.duration(to: .now)
        let events = ends.withLock { $0 }.sorted(by: \.id.number)
        let made = events.filter { $0.kind == .didMake }
        let indices = Dictionary(zip(made.map(\.id.number), made.indices)) { _, last in last }
        func index(_ id: ContainerEvent.ID?) -> Int? { id.flatMap { indices[$0.number] } }
        let waits = Dictionary(grouping: events.filter { $0.kind == .didWait }, by: \.parent)
        let instances = made.enumerated().map { id, event in
            SharedInstancesReport.Instance(
                id: id,
                parent: index(event.parent),
                key: "\(event.key)",
                scope: event.scope ?? "",
                start: begin.duration(to: event.start),
                duration: event.duration ?? .zero,
                waits: (waits[event.id] ?? []).compactMap { wait in
                    index(wait.awaited).map { awaited in
                        SharedInstancesReport.Wait(
                            for: awaited,
                            start: begin.duration(to: wait.start),
                            duration: wait.duration ?? .zero
                        )
                    }
                }
            )
        }
        return SharedInstancesReport(duration: duration, instances: instances)
    }
}

/// The failures of the shared instances that could not be made.
public struct WarmUpError: Error {
    /// The failures, each once, in the order in which their registrations were made.
    ///
    /// Several components may fail because of one that they all depend on. Only one failure at each key is listed: that
    /// with the shortest resolution path.
    public let failures: [ResolutionError]

    /// The instances that were made before and after the failures, with how long each took and what it waited for.
    public let report: SharedInstancesReport

    init(_ failures: [ResolutionError], after report: SharedInstancesReport) {
        self.report = report
        var distinct: [ResolutionError] = []
        for failure in failures {
            if let place = distinct.firstIndex(where: { $0.isSameFailure(as: failure) }) {
                if failure.path.count < distinct[place].path.count { distinct[place] = failure }
            } else {
                distinct.append(failure)
            }
        }
        self.failures = distinct
    }
}

extension WarmUpError: CustomStringConvertible {
    /// A description of each failure, its cause and its remedy.
    public var description: String { failures.map(\.description).joined(separator: "\n") }
}

extension ResolutionError {
    /// Whether an asynchronous instance was requested synchronously, before it existed.
    fileprivate var isOfEarlyRequest: Bool {
        if case .asynchronous = reason { return true }
        return (underlyingError as? ResolutionError)?.isOfEarlyRequest ?? false
    }

    /// Whether two errors have one cause, as far as their keys show it; a cycle may be found at each of its keys.
    fileprivate func isSameFailure(as other: ResolutionError) -> Bool {
        if let cycle, let otherCycle = other.cycle { return Set(cycle) == Set(otherCycle) }
        return key == other.key
    }
}

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

extension SharedInstancesReport {
    /// The instances that determine how long the warm-up takes, in the order in which their factories were called.
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
