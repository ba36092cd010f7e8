/// The life of an instance under a policy that has its cache, in the order of the operations:
///
/// 1. ``cachedInstance(of:in:)`` ends the request if the scope has an instance.
/// 2. ``slot(of:in:)`` names the slot to reserve in an ``InstanceTable``, if other makers may ask at the same time.
/// 3. The factory makes an instance.
/// 4. One of the `commit` operations decides between this instance and one that was made meanwhile.
/// 5. The completions run.
/// 6. ``publish(_:of:in:)`` caches the instance of a slot. One that holds an incomplete instance is published together with
///    that, or not at all; see `Makings+Publishing.swift`.
///
/// Without a slot, committing publishes the instance; in a graph that other threads see, the first one committed counts.
/// With a slot, the table hands the committed instance to the makers that depend on each other, and to no one else.
///
/// A reset gives the registration another slot, and empties the former one: later requests find nothing, and make an instance of
/// that. What is being made for the former one is published there, where only those that have asked before find it.
extension ScopePolicy {
    /// The cached instance of a registration.
    func cachedInstance<Service>(of owner: SerialNumber, in graph: some ObjectGraph) -> Service? {
        switch cache {
        case .none, .unmade:
            return nil
        case .graph:
            return graph.instance(of: owner)
        case .container(let slot):
            // A slot belongs to one registration, whose key fixes the service type.
            return slot.instance?.of(Service.self).value
        case .weak(let storage):
            return Self.service(storage.instance)
        case .custom(let slot):
            graph.noteUse(of: slot.storage)
            return Self.service(slot.storage.instance(inGraph: graph.identifier))
        }
    }

    /// The cached instance that counts instead of one that was made for a slot.
    func instance<Service>(
        of owner: SerialNumber,
        publishedIn slot: InstanceSlot,
        _ graph: some ObjectGraph
    ) -> Service? {
        // After a reset, the storage may have an instance of a later request.
        if case .custom(let custom) = cache, custom.current != slot { return nil }
        return cachedInstance(of: owner, in: graph)
    }

    /// A stored instance, if it has the type of the service.
    ///
    /// Casting the optional itself to an optional service would treat an empty storage as a stored `nil`.
    private static func service<Service>(_ stored: Any?) -> Service? {
        guard let stored, let service = stored as? Service else { return nil }
        return service
    }

    /// The slot to reserve before the factory runs; `nil` if no other maker can ask for the instance.
    func slot(of owner: SerialNumber, in graph: some ObjectGraph) -> InstanceSlot? {
        switch cache {
        case .none, .unmade: nil
        case .graph:
            graph.needsSlot(forInstanceThatIsCompleted: completions != nil)
                ? .graph(graph.identifier, owner) : nil
        case .container(let slot): .shared(ObjectIdentifier(slot))
        case .weak(let storage): .shared(ObjectIdentifier(storage))
        case .custom(let slot): slot.current
        }
    }

    /// Whether a reset, or a change of the scope, has given the registration another cache than this policy's.
    ///
    /// A request that has not begun to make an instance then begins anew, with the policy that has replaced this one.
    var isOutdated: Bool { containerSlot?.isEmptied ?? false }

    /// Whether every request gets the same instance; a custom storage may cache one for each object graph.
    var isSameForAll: Bool {
        if case .custom = cache { false } else { true }
    }

    // MARK: - Committing

    /// Commits an instance that has neither a slot nor completions.
    ///
    /// - Parameter instance: The instance; replaced by the cached one if the factory was entered again meanwhile.
    /// - Returns: Whether the given instance counts.
    func commit<Service>(
        _ instance: inout Service,
        of owner: SerialNumber,
        in graph: some SequentialObjectGraph
    ) -> Bool {
        guard case .graph = cache, graph.mustCommit else { return true }
        return withUnsafeMutablePointer(to: &instance) { graph.commit($0, of: owner) }
    }

    /// Whether an instance that has had no slot gets one for its completions, which may request it.
    var completesInGraph: Bool {
        guard case .graph = cache else { return false }
        return completions != nil
    }

    /// The outcome of a commit to a slot.
    enum Commitment<Service> {
        /// The instance counts: complete and publish it.
        case committed
        /// Another instance was published meanwhile.
        case superseded(by: Service)
        /// Another instance was committed and is not published yet: ask for it.
        case rejected

        /// Commits an instance to a slot, on each path.
        ///
        /// - Parameters:
        ///   - published: Returns the published instance.
        ///   - isCommitted: Commits the instance to the table, unless another one is committed.
        @inline(__always)
        init(published: () -> Service?, afterCommitting isCommitted: () -> Bool) {
            if let other = published() {
                self = .superseded(by: other)
            } else if !isCommitted() {
                self = .rejected
            } else if let other = published() {
                // Another maker has published an instance, and left the slot, since the check above.
                self = .superseded(by: other)
            } else {
                self = .committed
            }
        }
    }

    // MARK: - Publishing

    /// Caches the completed instance of a slot.
    func publish<Service>(
        _ instance: Shared<Service>,
        of owner: SerialNumber,
        in slot: InstanceSlot,
        _ graph: some ObjectGraph
    ) {
        switch cache {
        case .none, .unmade: break
        case .graph: graph.setInstance(instance, of: owner)
        case .container(let slot): slot.publish(instance)
        case .weak(let storage): storage.instance = instance.value
        case .custom(let custom): custom.publish(instance.value, inGraph: graph.identifier, in: slot)
        }
    }

    /// A closure that caches the completed instance of a slot, when the resolution may be in another object graph.
    func laterPublication<Service>(
        of instance: Shared<Service>,
        of owner: SerialNumber,
        in slot: InstanceSlot,
        _ graph: some ObjectGraph
    ) -> @Sendable () -> Void {
        switch cache {
        case .none, .unmade: return {}
        case .graph:
            let graph = graph.identifier
            return { graph.setInstance(instance, for: owner) }
        case .container(let slot): return { slot.publish(instance) }
        case .weak(let storage): return { storage.instance = instance.value }
        case .custom(let custom):
            let graph = graph.identifier
            return { custom.publish(instance.value, inGraph: graph, in: slot) }
        }
    }

    /// Whether a custom storage has the instance of a registration; one whose completions run is in none.
    func isStored(in graph: some ObjectGraph) -> Bool {
        guard case .custom(let slot) = cache else { return false }
        return slot.storage.instance(inGraph: graph.identifier) != nil
    }

    /// Notes an instance in the object graph of the request, after another container made it in a graph of its own.
    ///
    /// A custom storage may cache an instance for each graph. A weak instance is held until the resolution ends.
    ///
    /// - Parameters:
    ///   - slot: The slot from before the instance was requested, if there is one.
    ///   - isStored: Whether a custom storage has the instance for the graph that it was made in.
    func adopt<Service>(
        _ instance: Service,
        in slot: InstanceSlot?,
        _ graph: some ObjectGraph,
        isStored: Bool
    ) {
        if case .custom(let custom) = cache, let slot, isStored,
            custom.storage.instance(inGraph: graph.identifier) == nil
        {
            custom.publish(instance, inGraph: graph.identifier, in: slot)
        }
        holdIfWeak(Shared(instance), in: graph)
    }

    /// Holds a weakly cached instance until the resolution ends, since its other owners may not hold it yet.
    func holdIfWeak(_ instance: @autoclosure () -> AnyShared, in graph: some ObjectGraph) {
        guard case .weak = cache, graph.mayBeAskedAgain else { return }
        // Beside one from before a reset, which earlier requests may find.
        graph.setInstance(instance(), of: .next())
    }
}

/// The object graph of a resolution, as a scope policy uses it: that of a thread, or that of a task.
protocol ObjectGraph {
    /// The identity of the graph, which storages of custom scopes may cache by.
    var identifier: GraphIdentifier { get }

    /// Whether an instance of the graph needs a slot in an ``InstanceTable``, because other makers may ask for it meanwhile.
    ///
    /// - Parameter isCompleted: Whether completions run on the instance.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool

    /// Whether a later request may look for an instance that is made now.
    var mayBeAskedAgain: Bool { get }

    /// The instance of a registration in the graph.
    func instance<Service>(of owner: SerialNumber) -> Service?

    /// Replaces the instance of a registration, or removes it.
    func setInstance(_ instance: AnyShared?, of owner: SerialNumber)

    /// Records a custom storage, to notify it when the resolution ends.
    func noteUse(of storage: any InstanceStorage)
}

/// An object graph in which one thread makes its instances one after the other.
protocol SequentialObjectGraph: ObjectGraph {
    /// Whether an instance that is made now must be committed: a later request may look for it, or its factory may have
    /// been entered again and have made another instance.
    var mustCommit: Bool { get }

    /// Commits an instance to the graph, unless the graph has one.
    ///
    /// - Parameter instance: The instance; replaced by the one of the graph.
    /// - Returns: Whether the given instance was committed.
    func commit<Service>(_ instance: UnsafeMutablePointer<Service>, of owner: SerialNumber) -> Bool
}

/// Identifies a hierarchy of containers, which share object graphs.
typealias HierarchyIdentifier = ObjectIdentifier
