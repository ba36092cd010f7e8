import Synchronization

/// One request for an instance in an asynchronous resolution.
struct AsynchronousRequest: Sendable {
    let resolution: AsynchronousResolution

    /// The frame that makes the request; `nil` for the outermost request.
    let caller: AsynchronousFrame?

    var depth: Int { caller?.depth ?? 0 }

    /// Whether the instance becomes part of an existing object graph: in a factory, or in a continued graph.
    var isInGraph: Bool { caller != nil || resolution.isCarriedOn }

    /// The resolution path to the code that makes the request.
    var path: [RegistrationKey] { caller?.path ?? [] }

    /// Makes an error at a requested key.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: path + [key])
    }

    /// Whether an error is a cycle that leads back to a factory around this request.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    func isCaller(inCycleOf error: ResolutionError) -> Bool {
        guard let cycle = error.cycle else { return false }
        return error.path.count - cycle.count < path.count
    }

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if the factory would never end.
    func enter(
        _ registration: Registration,
        for container: ObjectIdentifier,
        maker: Makings.Maker? = nil,
        in span: ObservedSpan?
    ) throws(ResolutionError) -> AsynchronousFrame {
        if let caller {
            if caller.isCycle(entering: registration, for: container) {
                throw error(.cycle, at: registration.key)
            }
            if caller.depth >= AsynchronousFrame.greatestDepth {
                throw error(.tooDeep, at: registration.key)
            }
        }
        return AsynchronousFrame(
            of: registration,
            for: container,
            in: resolution,
            calledBy: caller,
            maker: maker,
            span: span ?? caller?.span
        )
    }

    /// Runs a synchronous resolution as part of this one, in its object graph and on its path.
    func synchronously<Result>(
        _ body: () throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        // A task started in here cannot be waited for, so it is not part of this resolution.
        let outcome = AsynchronousFrame.$current.withValue(nil) {
            Swift.Result { () throws(ResolutionError) in
                let context = ResolutionContext.current
                return try context.called(by: caller) { () throws(ResolutionError) in
                    try context.inGraph(
                        resolution.graph,
                        of: resolution.hierarchy,
                        askedBy: resolution.askers,
                        body
                    )
                }
            }
        }
        do {
            return try outcome.get()
        } catch {
            throw error.onPath(path + error.path)
        }
    }
}

/// The object graph of a task.
extension AsynchronousRequest: ObjectGraph {
    var identifier: GraphIdentifier { resolution.graph }

    /// `true`, because several tasks may make instances of the graph concurrently.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool { true }

    var mayBeAskedAgain: Bool { isInGraph }

    func instance(of owner: SerialNumber, as type: Any.Type) -> Shared? {
        resolution.graph.instance(for: owner, as: type)
    }

    func hold(_ instance: Shared) {
        resolution.graph.setInstance(instance, for: .next())
    }

    func noteUse(of storage: any InstanceStorage) {
        resolution.noteUse(of: storage)
    }
}

/// The state that an asynchronous resolution shares with its nested resolutions, within one container hierarchy.
final class AsynchronousResolution: Sendable {
    let graph: GraphIdentifier
    let hierarchy: HierarchyIdentifier

    /// The containers that were asked for shared instances that others make, the outermost resolution first.
    let askers: [Asker]

    /// The resolution whose request another container serves in this one.
    private let outer: AsynchronousResolution?

    private struct State: Sendable {
        /// The number of running requests, nested or concurrent.
        var requestCount = 0

        /// Custom storages to notify when the resolution ends.
        var usedStorages: [any InstanceStorage] = []
    }

    private let state = Mutex(State())

    /// Whether the resolution continues an existing object graph.
    let isCarriedOn: Bool

    /// Creates a resolution that continues an object graph, or has a new one.
    ///
    /// - Parameters:
    ///   - graph: The graph to continue.
    ///   - hierarchy: The hierarchy of the container, and of one that it makes a shared instance for.
    ///   - asker: The container that was asked for a shared instance, if this one makes it, and what for.
    ///   - outer: The resolution of that request.
    init(
        _ graph: GraphIdentifier? = nil,
        in hierarchy: HierarchyIdentifier,
        askedBy asker: Asker? = nil,
        of outer: AsynchronousResolution? = nil
    ) {
        self.graph = graph ?? GraphIdentifier()
        self.isCarriedOn = graph != nil
        self.hierarchy = hierarchy
        self.askers = (outer?.askers ?? []) + [asker].compactMap(\.self)
        self.outer = outer
    }

    /// This resolution and those that it serves, the innermost first.
    var lineage: some Sequence<AsynchronousResolution> {
        sequence(first: self, next: \.outer)
    }

    /// Begins a request; ``end()`` ends it.
    func begin() {
        graph.resolutionBegins()
        state.withLock { $0.requestCount += 1 }
    }

    /// Ends a request.
    func end() {
        graph.resolutionEnded()
        let storages = state.withLock { state -> [any InstanceStorage] in
            state.requestCount -= 1
            guard state.requestCount == 0 else { return [] }
            return exchange(&state.usedStorages, with: [])
        }
        for storage in storages { storage.graphResolutionCompleted() }
    }

    /// Adds a custom storage to notify when the resolution ends.
    func noteUse(of storage: any InstanceStorage) {
        state.withLock { state in
            guard !state.usedStorages.contains(where: { $0 === storage }) else { return }
            state.usedStorages.append(storage)
        }
    }
}

/// A running asynchronous factory, or its completions: one step of a resolution path.
///
/// A thread has a stack of frames. A task has a tree, because a factory may resolve several dependencies
/// concurrently. Each frame refers to the frame that requested it.
final class AsynchronousFrame: ResolutionCaller {
    /// The innermost frame of the task, or of the task that started it.
    ///
    /// Serves factories that resolve from the container instead of the resolver passed to them.
    @TaskLocal static var current: AsynchronousFrame?

    let registration: Registration

    /// The container that the factory resolves its dependencies from; its resolver retains it.
    let container: ObjectIdentifier
    let resolution: AsynchronousResolution
    let parent: AsynchronousFrame?

    /// The number of frames from the outermost to this one.
    let depth: Int

    /// The run that makes a shared instance in this frame, if the scope shares instances.
    let maker: Makings.Maker?

    /// The observed making of this frame or of a caller, if any.
    let span: ObservedSpan?

    private let ended = Atomic<Bool>(false)
    private let committedSlot = Mutex<InstanceSlot?>(nil)
    private let hasSharedInstance = Atomic<Bool>(false)

    /// The maximum depth of nested frames, which only endless recursion reaches.
    static let greatestDepth = 1_000

    init(
        of registration: Registration,
        for container: ObjectIdentifier,
        in resolution: AsynchronousResolution,
        calledBy parent: AsynchronousFrame?,
        maker: Makings.Maker?,
        span: ObservedSpan?
    ) {
        self.registration = registration
        self.container = container
        self.resolution = resolution
        self.parent = parent
        self.depth = (parent?.depth ?? 0) + 1
        self.maker = maker
        self.span = span
    }

    /// Whether the factory or a completion still runs.
    var isRunning: Bool { !ended.load(ordering: .acquiring) }

    /// Marks the factory and its completions as ended.
    func end() {
        ended.store(true, ordering: .releasing)
    }

    /// The slot that the instance was committed to, while its completions run.
    var completingSlot: InstanceSlot? { committedSlot.withLock { $0 } }

    /// Records that the instance is committed to a slot, and that its completions begin.
    func beginCompleting(in slot: InstanceSlot) {
        committedSlot.withLock { $0 = slot }
    }

    /// This frame and its ancestors, innermost first.
    var lineage: some Sequence<AsynchronousFrame> {
        sequence(first: self, next: \.parent)
    }

    /// This frame and the ancestors that wait for it, innermost first.
    ///
    /// A task that a factory starts may outlive it. The task then no longer belongs to the factory's resolution.
    var waitingLineage: some Sequence<AsynchronousFrame> {
        sequence(first: self) { frame in frame.parent.flatMap { $0.isRunning ? $0 : nil } }
    }

    /// The resolution path to the instance that this frame makes.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var path: [RegistrationKey] { lineage.map(\.registration.key).reversed() }

    /// The runs that make shared instances in this frame and its callers.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var makers: [Makings.Maker] { waitingLineage.compactMap(\.maker) }

    /// The innermost resolution of a hierarchy that this frame is part of.
    func resolution(in hierarchy: HierarchyIdentifier) -> AsynchronousResolution? {
        for frame in lineage {
            let resolution = frame.resolution.lineage.first { $0.hierarchy == hierarchy }
            if let resolution { return resolution }
        }
        return nil
    }

    func graph(of hierarchy: HierarchyIdentifier) -> GraphIdentifier? {
        resolution(in: hierarchy)?.graph
    }

    /// Marks that a shared instance was made, which later requests of this resolution may find.
    func noteSharedInstance() {
        for frame in lineage { frame.hasSharedInstance.store(true, ordering: .relaxed) }
    }

    /// Whether making an instance of a registration in this frame would never end.
    ///
    /// The rule is that of ``ResolutionStack/isCycle(entering:for:)``.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    func isCycle(entering registration: Registration, for container: ObjectIdentifier) -> Bool {
        registration.key.signature.takesNoArguments
            && waitingLineage.contains { frame in
                frame.registration === registration && frame.container == container
                    && !frame.hasSharedInstance.load(ordering: .relaxed)
            }
    }
}
