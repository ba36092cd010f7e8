/// The object graph of a resolution, as the making of an instance uses it: that of a thread, or that of a task.
protocol ObjectGraph {
    /// The identity of the graph, which storages of custom scopes may cache by.
    var identifier: GraphIdentifier { get }

    /// Whether an instance of the graph needs a slot in an ``InstanceTable``, because other makers may ask for it meanwhile.
    ///
    /// - Parameter isCompleted: Whether completions run on the instance.
    func needsSlot(forInstanceThatIsCompleted isCompleted: Bool) -> Bool

    /// Whether a later request may look for an instance that is made now.
    var mayBeAskedAgain: Bool { get }

    /// The instance of a registration in the graph, which is of the given type.
    func instance(of owner: SerialNumber, as type: Any.Type) -> Shared?

    /// Holds an instance until the graph ends.
    func hold(_ instance: Shared)

    /// Records a custom storage, to notify it when the resolution ends.
    func noteUse(of storage: any InstanceStorage)
}

/// Identifies a hierarchy of containers, which share object graphs.
typealias HierarchyIdentifier = ObjectIdentifier

extension InstanceCache {
    /// The cached instance of a registration, which is of the given type.
    func instance(
        of owner: SerialNumber,
        as type: @autoclosure () -> Any.Type,
        in graph: some ObjectGraph
    ) -> Shared? {
        switch self {
        case .none, .unmade: return nil
        case .graph: return graph.instance(of: owner, as: type())
        case .container(let slot): return slot.instance
        case .weak(let storage): return storage.instance.flatMap { Shared.casting($0, to: type()) }
        case .custom(let slot):
            graph.noteUse(of: slot.storage)
            return slot.storage.instance(inGraph: graph.identifier).flatMap { Shared.casting($0, to: type()) }
        }
    }

    /// Caches the completed instance of a slot.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - owner: The registration.
    ///   - slot: The slot.
    ///   - graph: The object graph, if the cache may have an instance for each graph.
    func publish(
        _ instance: Shared,
        of owner: SerialNumber,
        in slot: InstanceSlot,
        of graph: GraphIdentifier?
    ) {
        switch self {
        case .none, .unmade: break
        case .graph: graph?.setInstance(instance, for: owner)
        case .container(let slot): slot.publish(instance)
        case .weak(let storage): storage.instance = instance.any
        case .custom(let custom):
            if let graph { custom.publish(instance.any, inGraph: graph, in: slot) }
        }
    }

    /// Whether every request gets the same instance; a custom storage may cache one for each object graph.
    var isSameForAll: Bool {
        if case .custom = self { false } else { true }
    }

    /// The slot of the scope ``ObjectScope/container``.
    var containerSlot: ContainerSlot? {
        if case .container(let slot) = self { slot } else { nil }
    }
}
