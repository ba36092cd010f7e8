import Synchronization

/// The instances that one container of a level has cached: a slot for each registration in the scope of the level.
///
/// Lookups are lock-free. Writers exclude each other by a lock, which is never held while user code runs.
struct LevelInstances: ~Copyable, Sendable {
    private typealias Table = InsertOnlyTable<LevelSlot>

    /// The table of every container without instances.
    private static let emptyTable = Table(capacity: 0)

    private let table = PublishedReference(LevelInstances.emptyTable)
    private let writing = Mutex(())

    /// The slot of a registration, if it was added.
    ///
    /// The table owns the slot. The caller must be pinned: the pin keeps the slot alive if it is removed.
    ///
    /// - Complexity: O(1) on average.
    func find(_ cache: SerialNumber) -> Unmanaged<LevelSlot>? {
        table.pinned._withUnsafeGuaranteedRef { table in
            table.find(hash: cache.hash) { $0.cache == cache }
        }
    }

    /// The slot of a registration, added if necessary.
    ///
    /// - Parameter cache: Identifies the cache of the registration's policy.
    /// - Complexity: O(1) on average.
    func slot(of cache: SerialNumber) -> ContainerSlot {
        let (slot, former) = writing.withLock { _ -> (ContainerSlot, Table?) in
            let current = table.object
            if let found = current.find(hash: cache.hash, where: { $0.cache == cache }) {
                return (found.takeUnretainedValue(), nil)
            }
            let added = LevelSlot(cache)
            guard current.isFull else {
                _ = current.insert(added) { _ in false }
                return (added, nil)
            }
            let larger = current.grown()
            _ = larger.insert(added) { _ in false }
            return (added, table.replace(with: larger))
        }
        if let former { retire(former) }
        return slot
    }

    /// Discards the instance of a registration.
    ///
    /// - Parameter cache: Identifies the cache of the registration's policy.
    func reset(_ cache: SerialNumber) {
        let slot = writing.withLock { _ in
            table.object.find(hash: cache.hash) { $0.cache == cache }?.takeUnretainedValue()
        }
        slot?.publish(nil)
    }

    /// Discards all instances.
    func removeAll() {
        retire(writing.withLock { _ in table.replace(with: Self.emptyTable) })
    }

    /// Frees a replaced table once no thread reads it; the empty one is never freed.
    private func retire(_ former: Table) {
        if former !== Self.emptyTable { Reclamation.retire(former) }
    }
}

/// The slot for the instance of one registration in one container of a level.
final class LevelSlot: ContainerSlot, TableElement, @unchecked Sendable {
    // Unchecked because the superclass may have other subclasses; both have constants only, all of them thread-safe.

    /// Identifies the cache of the registration's policy.
    let cache: SerialNumber

    init(_ cache: SerialNumber) {
        self.cache = cache
    }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: cache.hash) }
}
