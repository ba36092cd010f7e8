import Synchronization

/// The instances that one container of a level has cached: a slot for each registration in the scope of the level.
///
/// Lookups are lock-free. Writers exclude each other by a lock, which is never held while user code runs.
struct LevelInstances: ~Copyable, Sendable {
    private typealias Table = InsertOnlyTable<ContainerSlot>

    /// The table of every container without instances.
    private static let emptyTable = Table(capacity: 0)

    private let table = PublishedReference(LevelInstances.emptyTable)

    /// Excludes writers, and keeps the smaller tables that larger ones have replaced: readers may still use them.
    ///
    /// They are at most as large as the current one together, so that keeping them costs less than to wait for readers.
    private let writing = Mutex<[Table]>([])

    /// The slot of a registration, if it was added.
    ///
    /// The table owns the slot. The caller must be pinned: the pin keeps the slot alive if it is removed.
    ///
    /// - Complexity: O(1) on average.
    func find(_ cache: SerialNumber) -> Pinned<ContainerSlot>? {
        table.pinned.read { $0.slot(cache) }
    }

    /// The cache of a registration, added if necessary: a slot, or the storage of a scope that shares in another way.
    ///
    /// - Parameter policy: The policy of the registration, which is for what a level shares.
    /// - Complexity: O(1) on average.
    func cache(of policy: ScopePolicy) -> InstanceCache {
        if !policy.hasSlotAtLevel, let known = existingCache(of: policy) { return known }
        // Made without the lock, since a custom scope makes its storage by user code.
        let storage = policy.hasSlotAtLevel ? nil : InstanceCache(policy.scope)
        let cache = policy.levelCache
        let slot = writing.withLock { replaced in
            let current = table.object
            if let found = current.slot(cache) { return found.object }
            let added = ContainerSlot(cache, keeping: storage)
            let larger = current.isFull ? current.grown() : current
            _ = larger.insert(added) { _ in false }
            if larger !== current {
                let former = table.replace(with: larger)
                if former.count > 0 { replaced.append(former) }
            }
            return added
        }
        return slot.cache
    }

    /// The cache of a registration, if it was added.
    func existingCache(of policy: ScopePolicy) -> InstanceCache? {
        writing.withLock { _ in table.object.slot(policy.levelCache)?.object.cache }
    }

    /// Discards the instance of a registration, and what is being made.
    ///
    /// - Parameter cache: Identifies the cache of the registration's policy.
    func reset(_ cache: SerialNumber) {
        let former = writing.withLock { _ -> ContainerSlot? in
            let table = table.object
            guard let slot = table.slot(cache)?.object else { return nil }
            if case .custom = slot.storage { return slot }
            let emptied = ContainerSlot(cache, keeping: slot.storage == nil ? nil : .weak(WeakStorage()))
            return table.insert(emptied) { $0.levelCache == cache }
        }
        guard let former else { return }
        if case .custom(let custom) = former.storage { return custom.reset() }
        ContainerSlot.empty([former])
        Reclamation.retire(former)
    }

    /// Discards all instances.
    func removeAll() {
        let former = writing.withLock { replaced in
            defer { replaced = [] }
            return replaced + [table.replace(with: Self.emptyTable)]
        }
        ContainerSlot.empty(former.last?.all ?? [])
        for table in former where table.count > 0 { Reclamation.retire(table) }
    }
}

extension InsertOnlyTable<ContainerSlot> {
    /// The slot that a cache identifies.
    @inline(__always)
    fileprivate func slot(_ cache: SerialNumber) -> Pinned<ContainerSlot>? {
        find(hash: cache.hash) { $0.levelCache == cache }
    }
}
