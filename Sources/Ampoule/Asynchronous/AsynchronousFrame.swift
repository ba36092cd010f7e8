import Synchronization

/// An asynchronous factory, or its completions, under way: one step on the way from what was asked for first to
/// what is being made now.
///
/// Where a thread has a stack of them, a task may have a tree, since a factory may ask for several dependencies
/// at once. Each frame knows the one that asked for it.
final class AsynchronousFrame: Sendable {
    /// The innermost frame of the task, or of the one that has started it.
    ///
    /// It is for factories that ask the container itself instead of the resolver they are given.
    @TaskLocal static var current: AsynchronousFrame?

    let registration: Registration

    /// The container that the factory resolves its dependencies from; its resolver retains it.
    let container: ObjectIdentifier
    let resolution: AsynchronousResolution
    let parent: AsynchronousFrame?

    /// The number of frames from the outermost to this one.
    let depth: Int

    /// The maker of a shared instance in this frame, if the scope shares instances.
    let maker: AsynchronousMaker?

    private let ended = Atomic<Bool>(false)
    private let hasSharedInstance = Atomic<Bool>(false)

    /// How many frames there may be, one inside the other; only endless recursion comes so far.
    static let greatestDepth = 1_000

    init(
        of registration: Registration,
        for container: ObjectIdentifier,
        in resolution: AsynchronousResolution,
        calledBy parent: AsynchronousFrame?,
        maker: AsynchronousMaker?
    ) {
        self.registration = registration
        self.container = container
        self.resolution = resolution
        self.parent = parent
        self.depth = (parent?.depth ?? 0) + 1
        self.maker = maker
    }

    /// Whether the factory or a completion still runs.
    var isRunning: Bool { !ended.load(ordering: .acquiring) }

    /// Tells that factory and completions have ended.
    func end() {
        ended.store(true, ordering: .releasing)
    }

    /// This frame and those around it, from the inside out.
    var lineage: some Sequence<AsynchronousFrame> {
        sequence(first: self, next: \.parent)
    }

    /// This frame and those around it that wait for it, from the inside out.
    ///
    /// A task that a factory has started may outlive it. What the task makes is then no part any more of what the
    /// factory was called for.
    private var waitingLineage: some Sequence<AsynchronousFrame> {
        sequence(first: self) { frame in frame.parent.flatMap { $0.isRunning ? $0 : nil } }
    }

    /// The keys on the way to what is made in this frame.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var path: [RegistrationKey] { lineage.map(\.registration.key).reversed() }

    /// The makers of shared instances in this frame and its callers.
    ///
    /// - Complexity: O(*n*), where *n* is the depth.
    var makers: [AsynchronousMaker] { waitingLineage.compactMap(\.maker) }

    /// Notes that an instance was made that later asks of this resolution may find.
    func noteSharedInstance() {
        for frame in lineage { frame.hasSharedInstance.store(true, ordering: .relaxed) }
    }

    /// Whether making an instance of a registration inside of this frame would go on for ever.
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
