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

    /// Runs a closure as a pinned reader. The closure must not run user code.
    func whilePinned<Result>(_ body: () -> Result) -> Result
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
