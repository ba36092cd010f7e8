import Synchronization

/// The instances that one container of a level has cached: a slot for each registration in the scope of the level.
///
/// Lookups are lock-free. Writers exclude each other by a lock, which is never held while user code runs.
struct LevelInstances: ~Copyable, Sendable {
    private typealias Table = InsertOnlyTable<LevelInstance>

    /// The table of every container without instances.
    private static let emptyTable = Table(capacity: 0)

    private let table = PublishedReference(LevelInstances.emptyTable)
    private let writing = Mutex(())

    /// The slot of a registration, if it was added.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(1) on average.
    func find(_ cache: SerialNumber) -> Unmanaged<LevelInstance>? {
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
                return (found.takeUnretainedValue().slot, nil)
            }
            let added = LevelInstance(cache)
            let larger = current.isFull ? current.grown() : current
            _ = larger.insert(added) { _ in false }
            return (added.slot, current.isFull ? table.replace(with: larger) : nil)
        }
        if let former { Reclamation.retire(former) }
        return slot
    }

    /// Discards all instances.
    func removeAll() {
        let former = writing.withLock { _ in table.replace(with: Self.emptyTable) }
        if former !== Self.emptyTable { Reclamation.retire(former) }
    }
}

/// The slot for the instance of one registration in one container of a level.
final class LevelInstance: TableElement {
    /// Identifies the cache of the registration's policy.
    let cache: SerialNumber
    let slot = ContainerSlot()

    init(_ cache: SerialNumber) {
        self.cache = cache
    }

    var tableHash: UInt32 { UInt32(truncatingIfNeeded: cache.hash) }
}
