/// The resolution state of the current thread.
///
/// Every resolution on the thread takes part in it, whether it was asked of the resolver that a factory was
/// given or of a container that the factory captured; this is how a cycle is seen either way. The context
/// never leaves its thread, so nothing in it is locked, and it is passed on as a plain pointer, so nothing
/// is counted.
@usableFromInline
struct ResolutionContext {
    struct State: ~Copyable {
        /// How many resolutions of this thread are under way, one inside the other.
        var resolutionCount = 0

        /// The hierarchy of containers that the graphs belong to.
        var hierarchy: Container.Hierarchy?

        let reader = Reclamation.Reader()
        var stackLimit = StackLimit.ofCurrentThread
        var stack = ResolutionStack()

        /// The object graph, as long as nobody outside the thread can see it, and afterwards.
        var localGraph = LocalGraph()
        var graph: GraphIdentifier?

        /// Custom storages that were used, to be told of the end.
        var usedStorages: [any InstanceStorage] = []

        /// Whether there is anything in the graph, the local graph or the used storages.
        var hasGraph = false

        /// The graphs, of other hierarchies mostly, that the resolution has left and will return to.
        var leftGraphs: [LeftGraph] = []

        let thread = SynchronousInstances.Thread()
        var isOnLargerStack = false
    }

    private static let threadLocal = ThreadLocalPointer { pointer in
        let pointer: UnsafeMutableRawPointer? = pointer
        guard let state = pointer?.assumingMemoryBound(to: State.self) else { return }
        state.pointee.reader.invalidate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The calling thread's context; valid on this thread, until it ends.
    ///
    /// - Complexity: O(1).
    @usableFromInline
    static var current: ResolutionContext {
        // Only `makeState` sets the pointer.
        let state = threadLocal.value?.assumingMemoryBound(to: State.self) ?? makeState()
        return ResolutionContext(state: state)
    }

    @inline(never)
    private static func makeState() -> UnsafeMutablePointer<State> {
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        threadLocal.value = UnsafeMutableRawPointer(state)
        return state
    }

    /// Makes a context that of the calling thread, or lets the thread have none.
    static func moveToCurrentThread(_ state: UnsafeMutablePointer<State>?) {
        threadLocal.value = state.map { UnsafeMutableRawPointer($0) }
    }

    let state: UnsafeMutablePointer<State>

    var thread: SynchronousInstances.Thread { state.pointee.thread }
    var depth: Int { state.pointee.stack.depth }

    // MARK: - Beginning and ending

    /// Begins a resolution of a container, which ``end()`` ends.
    ///
    /// - Returns: Whether it may go on in the object graph at hand. If not, because the resolution around it
    ///   is of another hierarchy, nothing is begun: use ``inGraph(of:_:)``.
    @inline(__always)
    func begin(in container: Container) -> Bool {
        if state.pointee.resolutionCount == 0 {
            state.pointee.reader.begin()
            state.pointee.hierarchy = container.hierarchy
        } else if state.pointee.hierarchy != container.hierarchy {
            return false
        }
        state.pointee.resolutionCount += 1
        return true
    }

    /// Ends a resolution; the outermost one ends the object graph.
    @usableFromInline
    @inline(__always)
    func end() {
        state.pointee.resolutionCount -= 1
        guard state.pointee.resolutionCount == 0 else { return }
        if !state.pointee.hasGraph {
            state.pointee.reader.end()
        } else {
            endGraph()
        }
    }

    @inline(never)
    private func endGraph() {
        var ended = takeGraph()
        state.pointee.reader.end()
        ended.end()
        // The code of the user that ran just now may have left a graph behind, with memory of its own.
        if state.pointee.localGraph.isEmpty { state.pointee.localGraph = ended.local }
    }

    // MARK: - Factories and completions

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if that would never end.
    @usableFromInline
    func enterFactory(
        of registration: Unmanaged<Registration>,
        for container: Container
    ) throws(ResolutionError) {
        if state.pointee.stack.isCycle(entering: registration, for: container) {
            throw error(.cycle, at: registration.takeUnretainedValue().key)
        }
        state.pointee.stack.push(registration, for: container)
    }

    /// Enters a registration's factory, if there is stack left for it and it would end.
    ///
    /// - Returns: Whether it was entered. If not, ``enterFactory(of:for:)`` says why.
    @inline(__always)
    func enterFactoryIfFree(of registration: Unmanaged<Registration>, for container: Container) -> Bool {
        if isStackUsedUp || state.pointee.stack.isCycle(entering: registration, for: container) {
            return false
        }
        state.pointee.stack.push(registration, for: container)
        return true
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    func noteSharedInstance() {
        state.pointee.stack.noteSharedInstance()
    }

    /// Leaves the factory, or the completions, entered last.
    @usableFromInline
    @inline(__always)
    func leave() {
        state.pointee.stack.pop()
    }

    /// Leaves the factory, or the completions, entered last, and ends the resolution that entered it.
    @usableFromInline
    func leaveAndEnd() {
        leave()
        end()
    }

    /// Leaves the factory, or the completions, entered last, because of an error.
    ///
    /// - Returns: The error to throw.
    @usableFromInline
    func leave(failingWith error: any Error) -> ResolutionError {
        defer { state.pointee.stack.pop() }
        if let error = error as? ResolutionError { return error }
        return innermostError(ResolutionError.Reason(thrown: error))
    }

    /// Leaves the factory entered last because of an error, and ends the resolution that entered it.
    ///
    /// - Returns: The error to throw.
    @usableFromInline
    func leaveAndEnd(failingWith error: any Error) -> ResolutionError {
        defer { end() }
        return leave(failingWith: error)
    }

    /// The keys of the factories and completions that run now, the outermost first.
    var path: [RegistrationKey] { state.pointee.stack.path }

    /// An error of the factory, or the completions, entered last.
    func innermostError(_ reason: ResolutionError.Reason) -> ResolutionError {
        let path = state.pointee.stack.path
        return ResolutionError(reason, key: path[path.count - 1], path: path)
    }

    /// An error at a key whose factory or completions run now, by the way of this context or by none.
    func error(_ reason: ResolutionError.Reason, making key: RegistrationKey) -> ResolutionError {
        let path = state.pointee.stack.path
        let isLast = path.last.map { last in last.isOfSameFactory(as: key) } ?? false
        return ResolutionError(reason, key: key, path: isLast ? path : path + [key])
    }

    /// An error at a key that is asked for now.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: state.pointee.stack.path + [key])
    }
}
