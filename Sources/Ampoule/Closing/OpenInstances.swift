import Synchronization

/// The instances that a container has to close, and its children that have some.
///
/// It is made for the first such instance, or when the container is closed.
final class OpenInstances: Sendable {
    /// An instance to close.
    struct Instance: Sendable {
        /// The registration that made the instance.
        let registration: Registration

        /// The identity of the instance, if it is an object.
        let object: ObjectIdentifier?

        /// Greater than the serial number of each registration that existed when the instance was made.
        let number = SerialNumber.next()

        /// The functions that close the instance, in order.
        let functions: [@Sendable () async throws -> Void]

        /// Whether the function is the `close()` of the object, which is called once, whichever containers share it.
        let closesItself: Bool
    }

    /// The next task of a closing container.
    enum Work: Sendable {
        /// Close these children, the one that was added last first.
        case children([OpenInstances])
        /// Close these instances, in the order in which they were made.
        case instances([Instance])
    }

    /// How far the closing of a container has come.
    enum Phase: Comparable {
        case open

        /// A call closes the container.
        case closing

        /// The call is ending, and nothing is added any more.
        case ended

        /// The call has ended, or there is nothing to close.
        case done
    }

    private struct State: Sendable {
        var phase = Phase.open
        var instances: [Instance] = []
        var children: [ObjectIdentifier: (child: OpenInstances, number: SerialNumber)] = [:]

        /// The calls that wait for the end of the one that closes the container, with the containers that their tasks are closing.
        var waits: [(chain: [OpenInstances], continuation: CheckedContinuation<Void, Never>)] = []

        /// The children of the current work.
        var currentChildren: [OpenInstances] = []

        /// The registrations of the instances of the current work, in the order of closing; `nil` for those that are closed.
        var currentKeys: [RegistrationKey?] = []

        /// The instances that were taken to be closed, which keep their objects, and so the identities of these, until the end.
        var taken: [Instance] = []

        /// The registrations that the container had before it was closed, which tell what depends on what.
        var former: Registry.Table?

        /// Those of the container's parent, from when these are in its children until the container ends.
        var outer: OpenInstances?

        /// Removes what is closed next.
        mutating func takeWork() -> Work? {
            (currentChildren, currentKeys) = ([], [])
            if !children.isEmpty {
                currentChildren = children.values.sorted(by: \.number).map(\.child).reversed()
                children = [:]
                return .children(currentChildren)
            }
            guard !instances.isEmpty else { return nil }
            taken += instances
            currentKeys = instances.map(\.registration.key)
            return .instances(exchange(&instances, with: []))
        }
    }

    /// Those of every container that was closed before it had any, to which nothing can be added.
    static let ofClosedContainer = OpenInstances(of: nil)

    private let state: Mutex<State>

    /// The container.
    let owner: WeakReference?

    private let closed: Atomic<Bool>

    /// The span in which the container is closed, if it is observed.
    let closingSpan = OnceReference<ObservedSpan>()

    /// Creates those of a container, or those of all that are closed without any.
    init(of container: AnyObject?) {
        owner = container.flatMap { WeakReference($0) }
        state = Mutex(State(phase: container == nil ? .done : .open))
        closed = Atomic(container == nil)
    }

    /// Whether the container refuses resolutions.
    var isClosed: Bool { closed.load(ordering: .acquiring) }

    // MARK: - Adding

    /// Adds an instance.
    ///
    /// - Returns: Whether it was added; false once closing has ended.
    func add(_ instance: Instance) -> Bool {
        state.withLock { state in
            guard state.phase < .ended else { return false }
            state.instances.append(instance)
            return true
        }
    }

    /// Whether an object is among the instances, open or closed: those of a registration, or all of them.
    func contains(_ object: ObjectIdentifier, of registration: Registration? = nil) -> Bool {
        state.withLock { state in
            [state.instances, state.taken].joined().contains {
                $0.object == object && (registration == nil || $0.registration === registration)
            }
        }
    }

    /// Removes an object that closes itself, unless it is being closed.
    ///
    /// - Returns: Whether it is being closed.
    func remove(_ object: ObjectIdentifier) -> Bool {
        let isFound = { (instance: Instance) in instance.object == object && instance.closesItself }
        // Released after unlocking, since the last reference to an object runs its deinitializer.
        let (removed, isBeingClosed) = state.withLock { state in
            let removed = state.instances.filter(isFound)
            if !removed.isEmpty { state.instances.removeAll(where: isFound) }
            return (removed, state.taken.contains(where: isFound))
        }
        return withExtendedLifetime(removed) { isBeingClosed }
    }

    /// The children that have something to close, theirs, and so on.
    var openDescendants: [OpenInstances] {
        // Not recursive, since a hierarchy may be deeper than the stack.
        var found: [OpenInstances] = []
        var unvisited = [self]
        while let next = unvisited.popLast() {
            let children = next.state.withLock { $0.children.values.map(\.child) }
            found += children
            unvisited += children
        }
        return found
    }

    /// Adds a child, unless it was added before.
    ///
    /// - Returns: Whether it is among the children; false once closing has ended.
    func add(_ child: OpenInstances) -> Bool {
        let isAdded = state.withLock { state in
            guard state.phase < .ended else { return false }
            guard state.children[ObjectIdentifier(child)] == nil else { return true }
            state.children[ObjectIdentifier(child)] = (child, .next())
            return true
        }
        if isAdded { child.state.withLock { $0.outer = self } }
        return isAdded
    }

    // MARK: - Closing

    /// Begins to close the container.
    ///
    /// - Returns: The phase until now, which is `open` if the caller has to close the container; `done` if there is nothing to close.
    func begin() -> Phase {
        // Without a lock, since it is that of many containers.
        if self === Self.ofClosedContainer { return .done }
        return state.withLock { state in
            // While locked: an addition after this flag was read as true finds the phase changed, too.
            closed.store(true, ordering: .releasing)
            guard state.phase == .open else { return state.phase }
            let isEmpty = state.instances.isEmpty && state.children.isEmpty
            state.phase = isEmpty ? .done : .closing
            return isEmpty ? .done : .open
        }
    }

    /// Ends the call that closes the container.
    func end() {
        let waits = state.withLock { state in
            state.phase = .done
            return exchange(&state.waits, with: [])
        }
        for wait in waits { wait.continuation.resume() }
    }

    /// The former registrations of a container that is being closed, whose shared instances are released when closing ends.
    var former: Registry.Table? {
        get { state.withLock { $0.former } }
        set { state.withLock { $0.former = newValue } }
    }

    /// The next task of the closing container; `nil` when closing has ended.
    ///
    /// What was being made when closing began is added meanwhile.
    func nextWork() -> Work? {
        let (work, ended, former) = state.withLock { state -> (Work?, [Instance], Registry.Table?) in
            if let work = state.takeWork() { return (work, [], nil) }
            defer { (state.phase, state.taken, state.former) = (.ended, [], nil) }
            return (nil, state.taken, state.former)
        }
        if let work { return work }
        // After unlocking, since instances and factories may hold objects of the user. Only what nothing else holds is released.
        _ = consume ended
        former?.releaseInstances()
        leaveOuter()
        return nil
    }

    /// Records the order in which the instances of the current work are closed.
    func willClose(_ ordered: [Instance]) {
        state.withLock { $0.currentKeys = ordered.map(\.registration.key) }
    }

    /// Records that the instance at a place of the current work is closed.
    func didClose(_ place: Int) {
        state.withLock { $0.currentKeys[place] = nil }
    }

    /// The registrations of the instances that are being closed, and then of those that come after them.
    var unclosedKeys: [RegistrationKey] {
        let (children, keys, instances) = state.withLock { state in
            (state.currentChildren + state.children.values.map(\.child), state.currentKeys, state.instances)
        }
        return keys.compactMap(\.self) + children.flatMap(\.unclosedKeys)
            + instances.reversed().map(\.registration.key)
    }

    /// Ends without closing, because the container was released.
    ///
    /// - Returns: The instances that are left open.
    func release() -> [Instance] {
        defer { leaveOuter() }
        return state.withLock { state in
            state.phase = .done
            return exchange(&state.instances, with: [])
        }
    }

    /// Those of the container's parent, while it knows these; then its parent knows them, and so on up to the root container.
    var outer: OpenInstances? { state.withLock { $0.outer } }

    private func leaveOuter() {
        let outer = state.withLock { exchange(&$0.outer, with: nil) }
        _ = outer?.state.withLock { $0.children.removeValue(forKey: ObjectIdentifier(self)) }
    }
}

/// The waits of containers that are being closed for each other.
///
/// A function that closes an instance may close other containers. If one of them is already being closed, the call waits
/// for its end, unless that end depends on the caller: two containers may close each other, or a child may close its
/// parent while the parent waits for the child.
///
/// **Why nothing deadlocks.** A call is checked and recorded under one lock before it waits. Of the calls that form a
/// cycle, the last one finds the others, and does not wait. A call that begins to close a container needs no record: it
/// is in the chain of that container.
extension OpenInstances {
    /// The containers that the current task is closing, the outermost first: each of the others is closed by a function
    /// that closes an instance of the one before, or as a child of it.
    @TaskLocal static var chain: [OpenInstances] = []

    private static let waiting = Mutex(())

    /// Waits for the end of the call that closes the container, unless that depends on the current task.
    nonisolated(nonsending) func waitForEnd() async {
        let chain = Self.chain
        await withCheckedContinuation { continuation in
            let isRecorded = Self.waiting.withLock { _ in
                guard !waits(for: chain) else { return false }
                return state.withLock { state in
                    if state.phase < .done { state.waits.append((chain, continuation)) }
                    return state.phase < .done
                }
            }
            if !isRecorded { continuation.resume() }
        }
    }

    /// Whether the container waits, directly or not, for a container of a chain.
    ///
    /// - Complexity: O(*n* + *m*), where *n* is the number of containers that depend on the chain, and *m* that of their waits.
    private func waits(for chain: [OpenInstances]) -> Bool {
        var found: Set<ObjectIdentifier> = []
        var unvisited = chain
        while let next = unvisited.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted else { continue }
            if next === self { return true }
            // A container waits for the containers inside it, from when it is closed.
            unvisited += next.state.withLock { [$0.outer].compactMap(\.self) + $0.waits.flatMap(\.chain) }
        }
        return false
    }
}
