/// The registrations of one container, by key.
///
/// Lookups are lock-free. Writers exclude each other by a lock, which is never held while user code runs:
/// ``Reclamation`` frees replaced registrations after the lock is released.
///
/// The table owns a registration that a pinned caller finds. If the registration is replaced or removed, the pin keeps
/// it alive.
struct Registry: ~Copyable, Sendable {
    typealias Table = InsertOnlyTable<Registration>

    /// The table of every registry without registrations.
    private static let emptyTable = Table(capacity: 0)

    /// The table of every registry of a closed container; being full, it costs a registration no further check.
    private static let closedTable = Table(capacity: 0)

    private let table = PublishedReference(Registry.emptyTable)

    /// Excludes writers, and counts the registrations that have been stored.
    private let writing = Mutex<UInt32>(0)

    /// Finds the registration with a hash for which a closure returns `true`.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(hash: Int, where isFound: (Registration) -> Bool) -> Pinned<Registration>? {
        table.pinned.read { $0.find(hash: hash, where: isFound) }
    }

    /// Whether the container is closed, so that nothing is stored.
    var isClosed: Bool { table.refers(to: Self.closedTable) }

    /// The number of registrations that have been stored, also those that were replaced since.
    var count: UInt32 { writing.withLock { $0 } }

    /// The registrations at this moment.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    var all: [Registration] {
        writing.withLock { _ in table.object.all }
    }

    /// Stops the program if a lookup could miss a registration; does nothing in release builds.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of registrations.
    func _invariantCheck() {
        writing.withLock { _ in table.object._invariantCheck() }
    }

    /// Stores a registration, and replaces one with an equal key.
    ///
    /// - Returns: The replaced registration, if there was one.
    /// - Complexity: O(1) on average.
    func set(_ registration: Registration) -> Registration? {
        store { _ in registration }
    }

    /// Stores a registration under a shorter key, unless another registration has that key.
    ///
    /// - Parameters:
    ///   - registration: The registration, which replaces one with the same complete key.
    ///   - makeAmbiguous: Makes the registration that replaces one with another complete key, from all complete keys.
    /// - Complexity: O(1) on average.
    func setShorter(
        _ registration: Registration,
        orAmbiguous makeAmbiguous: ([RegistrationKey]) -> Registration
    ) {
        _ = store { table in
            guard let existing = table.registration(for: registration.key, at: registration.level) else {
                return registration
            }
            guard let known = existing.shortenedKey, let keys = registration.shortenedKey?.keys else {
                return nil
            }
            if known.keys == keys { return registration }
            let others = keys.filter { key in !known.keys.contains(key) }
            return others.isEmpty ? nil : makeAmbiguous(known.keys + others)
        }
    }

    /// Returns the registration under a key; stores a new one if there is none.
    ///
    /// - Returns: The stored registration, which a pinned caller may use without retaining it; `nil` if the container
    ///   is closed.
    func registration(for key: RegistrationKey, orAdd make: () -> Registration) -> Registration? {
        let new = make()
        var found: Registration?
        _ = store { table in
            found = table.registration(for: key)
            if found != nil || table === Self.closedTable { return nil }
            found = new
            return new
        }
        return found
    }

    /// Stores the registration that a closure chooses, if it does; the table of a closed container drops it.
    ///
    /// - Returns: The replaced registration, if there was one.
    @inline(__always)
    private func store(_ choose: (Table) -> Registration?) -> Registration? {
        var (replaced, formerTable) = writing.withLock { count -> (Registration?, Table?) in
            let current = table.object
            guard let registration = choose(current) else { return (nil, nil) }
            registration.place = count
            registration.placeInList = count
            count &+= 1
            guard current.isFull else { return (current.insert(registration), nil) }
            guard current !== Self.closedTable else { return (nil, nil) }
            let larger = current.grown()
            let replaced = larger.insert(registration)
            return (replaced, table.replace(with: larger))
        }
        // After unlocking, since releasing an instance runs user code. Both are freed once no thread reads them.
        if isKnownUniquelyReferenced(&replaced) { replaced?.releaseInstance() }
        if let replaced { Reclamation.retire(replaced) }
        if let formerTable { retire(formerTable) }
        return replaced
    }

    /// Stores a copy of each registration of another registry, while this one has none.
    ///
    /// - Parameters:
    ///   - original: The other registry.
    ///   - copy: Copies a registration. It must not run user code.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    func fill(copying original: borrowing Registry, _ copy: (Registration) -> Registration) {
        let (copied, count) = original.writing.withLock { count in
            (Table(mapping: original.table.object, copy), count)
        }
        writing.withLock { ownCount in
            _ = table.replace(with: copied)
            ownCount = count
        }
    }

    /// Replaces registrations by others with equal keys, while no other thread has access to the registry.
    func replaceUnread(with registrations: [Registration]) {
        writing.withLock { _ in
            for registration in registrations { _ = table.object.insert(registration) }
        }
    }

    /// Removes all registrations, or only some.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    func removeAll(where isRemoved: (Registration) -> Bool = { _ in true }) {
        let former = writing.withLock { _ -> Table? in
            guard table.object !== Self.closedTable else { return nil }
            var remaining = Self.emptyTable
            for registration in table.object.all where !isRemoved(registration) {
                if remaining.isFull { remaining = remaining.grown() }
                _ = remaining.insert(registration)
            }
            return table.replace(with: remaining)
        }
        former?.releaseInstances()
        if let former { retire(former) }
    }

    /// Removes all registrations, and stores none from now on.
    ///
    /// - Returns: The registrations, of which there are none the second time.
    func refuse() -> Table {
        let former = writing.withLock { _ in table.replace(with: Self.closedTable) }
        retire(former)
        return former
    }

    private func retire(_ former: Table) {
        // A table without registrations is a constant.
        if former.count > 0 { Reclamation.retire(former) }
    }

    /// Frees all registrations immediately, because no reader can exist.
    ///
    /// The container was deallocated, and a caller that resolves from a container keeps it alive.
    func close() {
        if table.refers(to: Self.emptyTable) { return }
        // Releases the table after unlocking, since releasing its contents runs user code.
        _ = writing.withLock { _ in table.replace(with: Self.emptyTable) }
    }

    /// The registration under a key, retained.
    ///
    /// - Complexity: O(1) on average.
    func registration(for key: RegistrationKey, at level: LevelIdentity? = nil) -> Registration? {
        writing.withLock { _ in table.object.registration(for: key, at: level) }
    }
}

extension Registration: TableElement {}

extension Registry.Table {
    /// The registration under a key, retained; the caller must exclude writers, or retain a table that is not written any more.
    func registration(for key: RegistrationKey, at level: LevelIdentity? = nil) -> Registration? {
        find(hash: key.tableHash) { $0.isFiled(under: key, at: level) }?.object
    }

    /// Stores a registration, and replaces one with an equal key.
    ///
    /// - Returns: The replaced registration.
    fileprivate func insert(_ registration: Registration) -> Registration? {
        let replaced = insert(registration) { $0.isFiled(as: registration) }
        if let replaced { registration.placeInList = replaced.placeInList }
        return replaced
    }

    /// Releases the shared instances of a table that is not written any more, without those of registrations that entries, forwards
    /// or decorators keep.
    func releaseInstances() {
        for registration in allOwnedAlone { registration.releaseInstance() }
    }
}

extension RegistrationKey {
    /// The hash of the key in a ``Registry``.
    var tableHash: Int { Self.tableHash(signature: signature.identity, name: name) }

    /// The hash of a key in a ``Registry``.
    @inline(__always)
    static func tableHash(signature: ObjectIdentifier, name: String?) -> Int {
        guard let name else { return signature.tableHash }
        return signature.tableHash ^ name.tableHash
    }
}
