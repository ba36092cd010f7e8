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
}

/// The frames around a request as makers of the ``InstanceTable``.
extension AsynchronousRequest {
    private var surroundings: Makings.Table.Surroundings {
        var surroundings = Makings.Table.Surroundings()
        guard let caller else { return surroundings }
        for frame in caller.waitingLineage {
            guard let maker = frame.maker else { continue }
            surroundings.makers.append(maker)
            if surroundings.completing == nil, let slot = frame.completingSlot {
                surroundings.completing = .init(maker: maker, slot: slot)
            }
        }
        return surroundings
    }

    /// Asks for the instance of a slot, and suspends the task while another maker makes it.
    ///
    /// - Parameters:
    ///   - slot: The slot.
    ///   - maker: The maker.
    ///   - wait: The wait that may begin, if it is observed.
    /// - Returns: The answer; `nil` if the maker makes an instance.
    nonisolated(nonsending) func ask(
        _ slot: InstanceSlot,
        as maker: Makings.Maker,
        _ wait: RunningSpan?
    ) async -> Waiter.Answer? {
        let answer: Waiter.Answer
        switch Makings.ask(slot, as: maker, inside: surroundings) {
        case .make, .makeAgain: return nil
        case .take(let instance): answer = .take(instance)
        case .wait(let waiter): answer = await Makings.suspend(waiter, waitingFor: slot)
        }
        wait?.notify(.didWait)
        return answer
    }

    /// Publishes a completed instance with those that it holds, and waits for them.
    ///
    /// - Returns: ``Waiter/Answer/take(_:)`` if the request receives the instance, ``Waiter/Answer/askAgain`` if it was dropped,
    ///   with a cycle of which a completion has failed, or ``Waiter/Answer/stop`` if the task was cancelled while it waited.
    /// - Throws: ``Refusal`` if a container was closed meanwhile. The slot is still that of the maker.
    nonisolated(nonsending) func publish(
        _ publication: Makings.Publication
    ) async throws(Refusal) -> Waiter.Answer {
        switch try Makings.complete(publication, inside: surroundings) {
        case .publish, .take: .take(publication.instance)
        case .wait: await Makings.suspend(publication.waiter, waitingFor: publication.slot)
        case .drop: .askAgain
        }
    }
}

/// The state that an asynchronous resolution shares with its nested resolutions, within one container hierarchy.
final class AsynchronousResolution: Sendable {
    let graph: GraphIdentifier
    let hierarchy: HierarchyIdentifier

    /// The containers that were asked for shared instances that others make, the outermost resolution first.
    let askers: [Asker]

    /// The resolution whose request another container serves in this one.
    fileprivate let outer: AsynchronousResolution?

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
}

/// A running asynchronous factory, or its completions: one step of a resolution path.
///
/// A thread has a stack of frames. A task has a tree, because a factory may resolve several dependencies
/// concurrently. Each frame refers to the frame that requested it.
final class AsynchronousFrame: Sendable {
    /// The innermost frame of the task, or of the task that started it.
    ///
    /// Serves factories that resolve from the container instead of the resolver passed to them.
    @TaskLocal static var current: AsynchronousFrame?

    let registration: Registration

    /// The container that the factory resolves its dependencies from; its resolver retains it.
    let container: ObjectIdentifier

    /// The request that the frame serves.
    private let request: AsynchronousRequest

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

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if the factory would never end.
    init(
        entering registration: Registration,
        for container: ObjectIdentifier,
        requestedBy request: AsynchronousRequest,
        maker: Makings.Maker?,
        in span: ObservedSpan?
    ) throws(ResolutionError) {
        if request.caller?.isCycle(entering: registration, for: container) ?? false {
            throw request.error(.cycle, at: registration.key)
        }
        if request.depth >= Self.greatestDepth { throw request.error(.tooDeep, at: registration.key) }
        self.registration = registration
        self.container = container
        self.request = request
        self.depth = request.depth + 1
        self.maker = maker
        self.span = span ?? request.caller?.span
    }

    /// This frame, while the factory or a completion runs.
    var running: AsynchronousFrame? { ended.load(ordering: .acquiring) ? nil : self }

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
        sequence(first: self) { frame in frame.request.caller }
    }

    /// This frame and the ancestors that wait for it, innermost first.
    ///
    /// A task that a factory starts may outlive it. The task then no longer belongs to the factory's resolution.
    var waitingLineage: some Sequence<AsynchronousFrame> {
        sequence(first: self) { frame in frame.request.caller?.running }
    }

    /// The resolution path to the instance that this frame makes.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var path: [RegistrationKey] { lineage.map(\.registration.key).reversed() }

    /// The innermost resolution of a hierarchy that this frame is part of.
    func resolution(in hierarchy: HierarchyIdentifier) -> AsynchronousResolution? {
        lineage.lazy.compactMap { frame in
            sequence(first: frame.request.resolution, next: \.outer).first { $0.hierarchy == hierarchy }
        }
        .first
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
        registration.key.takesNoArguments
            && waitingLineage.contains { frame in
                frame.registration === registration && frame.container == container
                    && !frame.hasSharedInstance.load(ordering: .relaxed)
            }
    }
}

extension TaskLocal {
    /// Binds a value for a closure that runs on the actor of the caller.
    ///
    /// The standard library's `withValue` leaves the actor if the closure captures nothing that belongs to it, as where a
    /// function runs on its caller's actor.
    ///
    /// - Parameters:
    ///   - value: The value.
    ///   - actor: The actor of the caller.
    ///   - body: The closure.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    package func withValue<Result>(
        _ value: Value,
        on actor: isolated (any Actor)?,
        _ body: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await withValue(value) {
            // The closure has the isolation of what it captures.
            _ = actor
            return try await body()
        }
    }
}
