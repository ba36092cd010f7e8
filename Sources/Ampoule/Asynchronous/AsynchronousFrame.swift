import Synchronization

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
    let maker: AsynchronousMaker?

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
        maker: AsynchronousMaker?,
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
    var makers: [AsynchronousMaker] { waitingLineage.compactMap(\.maker) }

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

/// One run of the factory of a shared instance.
typealias AsynchronousMaker = SerialNumber
