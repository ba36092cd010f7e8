/// The making of an instance, for a request of a thread or of a task.
///
/// Its members are the life of the instance, in the order of the operations:
///
/// 1. ``cachedInstance`` ends the request if the scope has an instance.
/// 2. ``slot`` names the slot to reserve in an ``InstanceTable``, if other makers may ask at the same time.
/// 3. The factory makes an instance.
/// 4. Committing decides between this instance and one that was made meanwhile.
/// 5. The completions run.
/// 6. ``publish(_:in:)`` caches the instance of a slot. One that holds an incomplete instance is published together with
///    that, or not at all; see `Makings.swift`.
///
/// Without a slot, committing publishes the instance; in a graph that other threads see, the first one committed counts.
/// With a slot, the table hands the committed instance to the makers that depend on each other, and to no one else.
///
/// A reset gives the registration another slot, and empties the former one: later requests find nothing, and make an instance of
/// that. What is being made for the former one is published there, where only those that have asked before find it.
///
/// The types of the service and of the arguments are not known here: only the factory knows them, and the memory of the instance.
struct InstanceMaking<Graph: ObjectGraph>: ~Copyable {
    let registration: Registration

    let policy: ScopePolicy

    /// The cache: that of the policy, or that of a container of its level.
    let cache: InstanceCache

    let graph: Graph

    init(_ registration: Registration, _ policy: ScopePolicy, cachedIn cache: InstanceCache, of graph: Graph)
    {
        self.registration = registration
        self.policy = policy
        self.cache = cache
        self.graph = graph
    }

    private var owner: SerialNumber { registration.serialNumber }

    /// The cached instance.
    var cachedInstance: Shared? {
        cache.instance(of: owner, as: registration.key.serviceType, in: graph)
    }

    /// The slot to reserve before the factory runs; `nil` if no other maker can ask for the instance.
    var slot: InstanceSlot? {
        switch cache {
        case .none, .unmade: nil
        case .graph: graph.needsSlot(forInstanceThatIsCompleted: policy.completions != nil) ? graphSlot : nil
        case .container(let slot): .shared(ObjectIdentifier(slot))
        case .weak(let storage): .shared(ObjectIdentifier(storage))
        case .custom(let slot): slot.current
        }
    }

    /// The slot of an instance in the object graph, which it gets before the factory runs, or for its completions.
    private var graphSlot: InstanceSlot { .graph(graph.identifier, owner) }

    /// The slot of an instance that had none, but that its completions may request.
    var slotForCompleting: InstanceSlot? {
        if case .graph = cache, policy.completions != nil { graphSlot } else { nil }
    }

    /// Whether a reset, or a change of the scope, has given the registration another cache.
    ///
    /// A request that has not begun to make an instance then begins anew, with the policy that has replaced this one.
    var isOutdated: Bool { cache.containerSlot?.isEmptied ?? false }

    /// Whether a reset has outdated a reserved slot, so that an instance made for it would count for this request alone.
    ///
    /// Asked after the cache is read, which may have missed an instance only because a reset discarded it.
    func isOutdated(_ reserved: InstanceSlot) -> Bool {
        if case .custom(let slot) = cache { slot.current != reserved } else { isOutdated }
    }

    /// Whether many threads may copy the instance at once.
    var isContended: Bool { cache.containerSlot?.isContended ?? false }

    /// The cached instance that counts instead of one that was made for a slot.
    func instance(publishedIn slot: InstanceSlot) -> Shared? {
        let cached = cachedInstance
        // Looked at afterwards: since a reset, the storage may have an instance of a later request.
        if case .custom(let custom) = cache, custom.current != slot { return nil }
        return cached
    }

    /// Whether the container shares an instance that it has not made.
    var isOfExistingInstance: Bool { policy.isShared && policy.isOfExistingInstance }

    // MARK: - Publishing

    /// Caches the completed instance of a slot.
    func publish(_ made: Shared, in slot: InstanceSlot) {
        cache.publish(made, of: owner, in: slot, of: graphOfCache)
    }

    /// The publication of a completed instance, when the resolution may be in another object graph.
    ///
    /// - Parameter container: The container that makes the instance, and closes it if it has to be closed.
    func publication(
        of made: Shared,
        in slot: InstanceSlot,
        by maker: Makings.Maker,
        for container: Core
    ) -> Makings.Publication {
        let (cache, owner, graph) = (cache, owner, graphOfCache)
        let (registration, closes) = (registration, policy.closesInstances)
        return Makings.Publication(slot: slot, maker: maker, instance: made, isSameForAll: cache.isSameForAll)
        {
            () throws(Refusal) in
            if closes { try container.noteIfClosable(made, of: registration) }
        } publish: {
            cache.publish(made, of: owner, in: slot, of: graph)
        }
    }

    /// The object graph, if the cache may have an instance for each graph.
    private var graphOfCache: GraphIdentifier? {
        switch cache {
        case .graph, .custom: graph.identifier
        case .none, .unmade, .container, .weak: nil
        }
    }

    /// Holds a weakly cached instance until the resolution ends, since its other owners may not hold it yet.
    func holdIfWeak(_ instance: Shared) {
        guard case .weak = cache, graph.mayBeAskedAgain else { return }
        // Beside one from before a reset, which earlier requests may find.
        graph.hold(instance)
    }

    // MARK: - Other containers

    /// Whether a custom storage has the instance; one whose completions run is in none.
    var isStored: Bool {
        guard case .custom(let slot) = cache else { return false }
        return slot.storage.instance(inGraph: graph.identifier) != nil
    }

    /// Notes an instance in the object graph of the request, after another container made it in a graph of its own.
    ///
    /// A custom storage may cache an instance for each graph, and a substitute caches the instances that it takes. A weak instance
    /// is held until the resolution ends.
    ///
    /// - Parameters:
    ///   - slot: The slot from before the instance was requested, if there is one.
    ///   - isStored: Whether a custom storage has the instance for the graph that it was made in, or the container that a
    ///     substitute takes it from has it.
    func adopt(_ instance: Shared, in slot: InstanceSlot?, isStored: Bool) {
        if isStored, let slot, cachedInstance == nil { publish(instance, in: slot) }
        holdIfWeak(instance)
    }
}
