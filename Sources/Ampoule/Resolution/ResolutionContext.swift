/// The resolution state of the current thread.
///
/// Every resolution on the thread uses it, whether the factory uses the resolver that it was given or a container that
/// it captured: either way, a cycle is detected. No other thread accesses the context, so it has no lock. It is passed
/// as a plain pointer, so no reference is counted.
@usableFromInline
struct ResolutionContext {
    struct State: ~Copyable {
        /// The depth of nested resolutions; a list and each of its elements are one each.
        var resolutionCount = 0

        /// The object graph, apart from what only this thread can see.
        var graph = Graph()

        let reader = Reclamation.Reader()
        let stackLimit = StackLimit.ofCurrentThread
        var stack = ResolutionStack()

        /// The object graph while only this thread can see it.
        var localGraph = LocalGraph()

        /// Whether the graph or the local graph contains anything, or an incomplete instance was received.
        var hasGraph = false

        /// The graphs, mostly of other hierarchies, that the resolution has left and will return to.
        var leftGraphs: [Graph] = []

        /// The instances that are committed to their slots, and whose completions run, the outermost first, with the number of
        /// frames up to that of each.
        var completing: [(depth: Int, maker: Makings.Table.Surroundings.Completing)] = []

        /// Whether a running factory or completion may have received an instance that was incomplete.
        var hasReceived = false

        /// The factory of an asynchronous resolution that this thread resolves a part of, if any.
        var caller: AsynchronousFrame?

        /// The observed makings that the thread runs, the outermost first.
        var spans: [RunningSpan] = []

        /// Whether an observer is being notified.
        var isNotifying = false

        #if DEBUG
        /// Whether every resolution takes the slow path, for tests that compare the paths.
        var isSlowPathForced = false
        #endif
    }

    private static let threadLocal = ThreadLocalPointer { pointer in
        let pointer: UnsafeMutableRawPointer? = pointer
        guard let state = pointer?.assumingMemoryBound(to: State.self) else { return }
        state.pointee.reader.invalidate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The calling thread's context; valid on this thread, until the thread ends.
    ///
    /// - Complexity: O(1).
    static var current: ResolutionContext {
        // Only `makeState` sets the pointer.
        let state = threadLocal.value?.assumingMemoryBound(to: State.self) ?? makeState()
        return ResolutionContext(memory: state)
    }

    @inline(never)
    private static func makeState() -> UnsafeMutablePointer<State> {
        assert(ObjectLayout.isAsExpected, "Objects or functions are laid out in an unknown way")
        let state = UnsafeMutablePointer<State>.allocate(capacity: 1)
        state.initialize(to: State())
        threadLocal.value = UnsafeMutableRawPointer(state)
        return state
    }

    private let memory: UnsafeMutablePointer<State>

    /// The state, which only the current thread accesses.
    var state: State {
        @inline(__always)
        _read { yield memory.pointee }
        @inline(__always)
        nonmutating _modify { yield &memory.pointee }
    }

    var depth: Int { state.stack.depth }

    /// Stops the program if the state contradicts itself, or a resolution that has ended left something behind; does nothing in
    /// release builds.
    ///
    /// - Complexity: O(*n*), where *n* is the number of running factories and of instances in the object graph.
    func _invariantCheck() {
        #if DEBUG
        state.stack._invariantCheck()
        state.localGraph._invariantCheck()
        precondition(!state.reader.isCopying, "A copy of an instance has not ended")
        guard state.resolutionCount == 0 else { return }
        precondition(
            state.stack.isEmpty && state.completing.isEmpty,
            "A factory is still running"
        )
        precondition(!state.hasReceived, "An instance of another maker is still held")
        precondition(
            state.localGraph.isEmpty && state.leftGraphs.isEmpty,
            "An object graph is left"
        )
        #endif
    }

    // MARK: - Beginning and ending

    /// Begins a resolution, which ``end()`` ends.
    ///
    /// - Parameters:
    ///   - hierarchy: The hierarchy of the container.
    ///   - isCopying: Whether the thread is about to copy an instance, unless ``endCopying()`` is called before user code runs.
    /// - Returns: Whether the resolution continues in the current object graph. If not, because the surrounding one is
    ///   of another hierarchy, nothing has begun: use ``inGraph(of:_:)``.
    @inline(__always)
    func begin(in hierarchy: HierarchyIdentifier, isCopying: Bool = false) -> Bool {
        if state.resolutionCount == 0 {
            if isCopying { state.reader.pinCopying() } else { state.reader.pin() }
            state.graph.hierarchy = hierarchy
        } else if state.graph.hierarchy != hierarchy {
            return false
        }
        state.resolutionCount += 1
        return true
    }

    /// Ends a resolution; the outermost one ends the object graph.
    @usableFromInline
    @inline(__always)
    func end() {
        state.resolutionCount -= 1
        guard state.resolutionCount == 0 else { return }
        if !state.hasGraph {
            state.reader.unpin()
        } else {
            endGraph()
        }
    }

    // MARK: - Copying

    /// Begins to copy the instance of a slot, if it has one; ``endCopyingAndEnd()`` or ``endCopying()`` ends that.
    ///
    /// - Parameter address: Reads the address of the instance.
    /// - Returns: The address. No user code may run before the instance is copied. If there is none, ``endCopying()`` is left to the
    ///   caller, too.
    @inline(__always)
    func beginCopying(_ address: @autoclosure () -> ValueAddress?) -> ValueAddress? {
        guard address() != nil else { return nil }
        state.reader.beginCopying()
        // The slot may have been emptied since.
        return address()
    }

    @inline(__always)
    func endCopying() { state.reader.endCopying() }

    /// Ends copying an instance, and the resolution.
    @usableFromInline
    func endCopyingAndEnd() {
        state.reader.endCopying()
        end()
    }

    // MARK: - Factories and completions

    /// Enters a registration's factory.
    ///
    /// - Parameter maker: The maker, if the instance has a slot.
    /// - Throws: ``ResolutionError`` if too little of the thread's stack is left, or for a cycle.
    func enterFactory(
        of registration: Pinned<Registration>,
        for container: ObjectIdentifier,
        as maker: Makings.Maker = .none
    ) throws(ResolutionError) {
        guard tryToEnterFactory(of: registration, for: container) else {
            let isCycle = state.stack.isCycle(entering: registration, for: container)
            throw error(isCycle ? .cycle : .tooDeep, at: registration.object.key)
        }
        state.stack.innermostMaker = maker
    }

    /// Enters a registration's factory, unless the stack is used up or this is a cycle.
    ///
    /// - Returns: Whether the factory was entered. If not, the slow path reports why.
    @inline(__always)
    func tryToEnterFactory(of registration: Pinned<Registration>, for container: ObjectIdentifier) -> Bool {
        if state.stackLimit.isReached
            || state.stack.isCycle(entering: registration, for: container)
        {
            return false
        }
        state.stack.push(registration, for: container)
        return true
    }

    /// Leaves the factory, or the completions, entered last.
    @inline(__always)
    func leave() {
        let maker = state.stack.pop()
        if maker != .none { Makings.forget(maker) }
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
    func leave(failingWith error: any Error) -> ResolutionError {
        defer { leave() }
        let registration = state.stack.innermostRegistration.object
        return ResolutionError(thrown: error, key: registration.key, path: path)
    }

    /// Leaves the factory entered last because of an error, and ends the resolution that entered it.
    ///
    /// - Returns: The error to throw.
    @usableFromInline
    func leaveAndEnd(failingWith error: any Error) -> ResolutionError {
        defer { end() }
        return leave(failingWith: error)
    }

    /// The resolution path: the keys of the running factories and completions, the outermost first.
    var path: [RegistrationKey] { state.stack.path }

    /// The resolution path, with that of the asynchronous resolution that the thread resolves a part of.
    var wholePath: [RegistrationKey] { (state.caller?.path ?? []) + path }

    /// An error at a key that is being requested.
    func error(_ reason: ResolutionError.Reason, at key: RegistrationKey) -> ResolutionError {
        ResolutionError(reason, key: key, path: state.stack.path + [key])
    }
}
