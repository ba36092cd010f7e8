/// What one thread knows of the resolution it is in the midst of.
///
/// Every resolution on the thread takes part in it, whether it was asked of the resolver that a factory was
/// given or of a container that the factory captured; this is how a cycle is seen either way. The context
/// never leaves its thread, so nothing in it is locked, and it is passed on as a plain pointer, so nothing
/// is counted.
struct ResolutionContext {
    struct State {
        var stack = ResolutionStack()

        /// How many resolutions of this thread are under way, one inside the other.
        var resolutionCount = 0

        /// The hierarchy of containers that the graphs belong to.
        var hierarchy: Container.Hierarchy?

        /// The object graph, as long as nobody outside the thread can see it, and afterwards.
        var localGraph = LocalGraph()
        var graph: GraphIdentifier?

        /// Custom storages that were used, to be told of the end.
        var usedStorages: [any InstanceStorage] = []

        let reader = Reclamation.Reader()
        let thread = SharedInstances.Thread()
        var stackLimit = StackLimit.ofCurrentThread
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

    var thread: SharedInstances.Thread { state.pointee.thread }
    var depth: Int { state.pointee.stack.depth }

    // MARK: - Beginning and ending

    /// Begins a resolution of a container, which ``end()`` ends.
    ///
    /// - Returns: Whether it may go on in the object graph at hand. If not, because the resolution around it
    ///   is of another hierarchy, nothing is begun: use ``withGraph(_:of:_:)``.
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
    func end() {
        state.pointee.resolutionCount -= 1
        guard state.pointee.resolutionCount == 0 else { return }
        if state.pointee.localGraph.isEmpty, state.pointee.graph == nil, state.pointee.usedStorages.isEmpty {
            state.pointee.reader.end()
        } else {
            let ended = endGraph()
            state.pointee.reader.end()
            ended.tellStorages()
        }
    }

    /// Runs a body in a given object graph, or in a new one.
    func withGraph<Result, Failure: Error>(
        _ graph: GraphIdentifier?,
        of container: Container,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let former = endGraph()
        let formerHierarchy = state.pointee.hierarchy
        if state.pointee.resolutionCount == 0 { state.pointee.reader.begin() }
        state.pointee.resolutionCount += 1
        state.pointee.hierarchy = container.hierarchy
        state.pointee.graph = graph
        defer {
            let ended = endGraph()
            state.pointee.localGraph = former.local
            state.pointee.graph = former.graph
            state.pointee.usedStorages = former.usedStorages
            state.pointee.hierarchy = formerHierarchy
            state.pointee.resolutionCount -= 1
            if state.pointee.resolutionCount == 0 { state.pointee.reader.end() }
            ended.tellStorages()
        }
        return try body()
    }

    /// An object graph that has ended, or is put aside; its instances go with it, which runs code of the
    /// user, so it is let go when the context is in order.
    private struct EndedGraph {
        let local: LocalGraph
        let graph: GraphIdentifier?
        let usedStorages: [any InstanceStorage]

        func tellStorages() {
            for storage in usedStorages { storage.graphResolutionCompleted() }
        }
    }

    private func endGraph() -> EndedGraph {
        let ended = EndedGraph(
            local: state.pointee.localGraph,
            graph: state.pointee.graph,
            usedStorages: state.pointee.usedStorages
        )
        state.pointee.localGraph = LocalGraph()
        state.pointee.graph = nil
        state.pointee.usedStorages = []
        return ended
    }

    // MARK: - Factories and completions

    /// Enters a registration's factory.
    ///
    /// - Throws: ``ResolutionError`` if that would never end.
    func enterFactory(of registration: Unmanaged<Registration>) throws(ResolutionError) {
        if state.pointee.stack.isCycle(entering: registration) {
            throw error(.cycle, at: registration.takeUnretainedValue().key)
        }
        state.pointee.stack.pushFactory(of: registration)
    }

    /// Goes on from the factory entered last to its completions.
    func beginCompletion() {
        state.pointee.stack.beginCompletion()
    }

    /// Notes that an instance was made that later asks of this resolution may find.
    func noteSharedInstance() {
        state.pointee.stack.noteSharedInstance()
    }

    /// Leaves the factory, or the completions, entered last.
    func leave() {
        state.pointee.stack.pop()
    }

    /// Leaves the factory, or the completions, entered last, because of an error.
    ///
    /// - Returns: The error to throw.
    func leave(failingWith error: any Error) -> ResolutionError {
        defer { state.pointee.stack.pop() }
        if let error = error as? ResolutionError { return error }
        let path = state.pointee.stack.path
        return ResolutionError(.failure(error), key: path[path.count - 1], path: path)
    }

    /// An error at a key that is asked for now.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: state.pointee.stack.path + [key])
    }

    // MARK: - The object graph

    /// The object graph, as something that can be carried to other threads.
    var graph: GraphIdentifier {
        if let graph = state.pointee.graph { return graph }
        let graph = GraphIdentifier()
        state.pointee.localGraph.move(to: graph)
        state.pointee.graph = graph
        return graph
    }

    /// Whether the instance of the innermost factory may be looked for in the object graph later: not if
    /// that factory is also the outermost and nobody outside the thread sees the graph.
    var mayBeAskedAgain: Bool {
        state.pointee.stack.depth > 1 || state.pointee.graph != nil
    }

    /// The instance of a registration in the object graph.
    func graphInstance(of registration: Unmanaged<Registration>) -> AnyShared? {
        guard let graph = state.pointee.graph else {
            return state.pointee.localGraph.instance(of: registration)
        }
        return graph.instance(for: registration.takeUnretainedValue())
    }

    /// Puts an instance into the object graph unless there is one.
    ///
    /// - Returns: The instance that is in the graph now.
    func settle(_ instance: AnyShared, of registration: Unmanaged<Registration>) -> AnyShared {
        if let graph = state.pointee.graph {
            state.pointee.stack.noteSharedInstance()
            return graph.settle(instance, for: registration.takeUnretainedValue())
        }
        if let existing = state.pointee.localGraph.instance(of: registration) { return existing }
        state.pointee.localGraph.add(instance, of: registration)
        state.pointee.stack.noteSharedInstance()
        return instance
    }

    /// Takes an instance out of the object graph.
    func removeGraphInstance(of registration: Unmanaged<Registration>) {
        if let graph = state.pointee.graph {
            graph.setInstance(nil, for: registration.takeUnretainedValue())
        } else {
            state.pointee.localGraph.remove(registration)
        }
    }

    /// Notes a custom storage, to tell it of the end.
    func noteUse(of storage: any InstanceStorage) {
        guard !state.pointee.usedStorages.contains(where: { $0 === storage }) else { return }
        state.pointee.usedStorages.append(storage)
    }
}
