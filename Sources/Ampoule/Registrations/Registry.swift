import Synchronization

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
    private static let emptyTable = Table(capacity: 0, isConstant: true)

    /// The table of every registry of a closed container; being full, it costs a registration no further check.
    private static let closedTable = Table(capacity: 0, isConstant: true)

    private let table = PublishedReference(Registry.emptyTable)

    /// Excludes writers, and counts the registrations that have been stored.
    private let writing = Mutex<UInt32>(0)

    /// Finds the registration under a key.
    ///
    /// The caller must be pinned.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - hash: The hash of the key.
    ///   - level: The level for which the registration is filed.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(_ key: RegistrationKey, hash: Int, at level: LevelReference) -> Pinned<Registration>? {
        table.pinned.read { table in
            table.find(hash: hash) { $0.isFiled(under: key, at: level) }
        }
    }

    /// Finds the registration under a key that has a name and no option.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(signature: ObjectIdentifier, name: String, at level: LevelReference) -> Pinned<Registration>? {
        table.pinned.read { table in
            table.find(hash: RegistrationKey.tableHash(signature: signature, name: name)) {
                $0.isFiled(under: signature, name: name, at: level)
            }
        }
    }

    /// Finds the registration under a key that consists of its signature alone.
    ///
    /// The caller must be pinned.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(signature: ObjectIdentifier, at level: LevelReference) -> Pinned<Registration>? {
        table.pinned.read { table in
            table.find(hash: signature.tableHash) { $0.isFiled(under: signature, at: level) }
        }
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
        var replaced = writing.withLock { count in insert(registration, &count) }
        replaced?.retire()
        return replaced?.registration
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
        var replaced = writing.withLock { count -> Replaced? in
            guard let existing = table.object.registration(for: registration.key, at: registration.level)
            else {
                return insert(registration, &count)
            }
            guard let known = existing.shortenedKey, let keys = registration.shortenedKey?.keys else {
                return nil
            }
            if known.keys == keys { return insert(registration, &count) }
            let others = keys.filter { key in !known.keys.contains(key) }
            return others.isEmpty ? nil : insert(makeAmbiguous(known.keys + others), &count)
        }
        replaced?.retire()
    }

    /// Returns the registration under a key; stores a new one if there is none.
    ///
    /// - Returns: The stored registration, which a pinned caller may use without retaining it; `nil` if the container
    ///   is closed.
    func registration(for key: RegistrationKey, orAdd make: () -> Registration) -> Registration? {
        let new = make()
        var (registration, replaced) = writing.withLock { count -> (Registration?, Replaced?) in
            if let existing = table.object.registration(for: key) { return (existing, nil) }
            guard table.object !== Self.closedTable else { return (nil, nil) }
            return (new, insert(new, &count))
        }
        replaced?.retire()
        return registration
    }

    /// Stores a copy of each registration of another registry, while this one has none.
    ///
    /// - Parameters:
    ///   - original: The other registry.
    ///   - copy: Copies a registration, under a serial number. It must not run user code.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    func fill(copying original: borrowing Registry, _ copy: (Registration, SerialNumber) -> Registration) {
        let (copied, count) = original.writing.withLock { count in
            let table = original.table.object
            var number = SerialNumber.next(table.count)
            let copied = Table(mapping: table) { registration in
                defer { number = number.following }
                return copy(registration, number)
            }
            return (copied, count)
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

    /// Removes all registrations.
    func removeAll() {
        let former = writing.withLock { _ in
            table.object === Self.closedTable ? nil : table.replace(with: Self.emptyTable)
        }
        former?.releaseInstances()
        if let former { Reclamation.retire(former) }
    }

    /// Removes all registrations for a level.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    func removeAll(at level: LevelReference) {
        let former = writing.withLock { _ -> Table? in
            guard table.object !== Self.closedTable else { return nil }
            let kept = table.object.all.filter { registration in registration.level != level }
            var capacity = 4
            while capacity < kept.count { capacity *= 2 }
            let remaining = Table(capacity: capacity)
            for registration in kept { _ = remaining.insert(registration) }
            return table.replace(with: remaining)
        }
        if let former { Reclamation.retire(former) }
    }

    /// Removes all registrations, and stores none from now on.
    ///
    /// - Returns: The registrations, of which there are none the second time.
    func refuse() -> Table {
        let former = writing.withLock { _ in table.replace(with: Self.closedTable) }
        Reclamation.retire(former)
        return former
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
    func registration(for key: RegistrationKey, at level: LevelReference = .none) -> Registration? {
        writing.withLock { _ in table.object.registration(for: key, at: level) }
    }

    /// Stores a registration; the table of a closed container drops it.
    private func insert(_ registration: Registration, _ count: inout UInt32) -> Replaced? {
        registration.setPlace(count)
        count &+= 1
        let current = table.object
        guard current.isFull else {
            return current.insert(registration).map { Replaced(registration: $0) }
        }
        guard current !== Self.closedTable else { return nil }
        let larger = current.grown()
        let former = larger.insert(registration)
        return Replaced(registration: former, table: table.replace(with: larger))
    }
}

extension Registration: TableElement, Publishable {}

extension Registry.Table {
    /// The registration under a key, retained; the caller must exclude writers, or retain a table that is not written any more.
    func registration(for key: RegistrationKey, at level: LevelReference = .none) -> Registration? {
        find(hash: key.tableHash) { $0.isFiled(under: key, at: level) }?.object
    }

    /// Stores a registration, and replaces one with an equal key.
    ///
    /// - Returns: The replaced registration.
    fileprivate func insert(_ registration: Registration) -> Registration? {
        insert(registration) { $0.isFiled(as: registration) }
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

extension Registry.Table {
    /// Releases the shared instances of a table that is not written any more, without those of registrations that entries, forwards
    /// or decorators keep.
    func releaseInstances() {
        for registration in allOwnedAlone { registration.releaseInstance() }
    }
}

/// The registration and the table that a change to a registry has replaced, to be retired.
private struct Replaced: Sendable {
    var registration: Registration?
    var table: Registry.Table?

    /// Releases the shared instance, and frees both once no thread reads them.
    mutating func retire() {
        if isKnownUniquelyReferenced(&registration) { registration?.releaseInstance() }
        if let registration { Reclamation.retire(registration) }
        if let table { Reclamation.retire(table) }
    }
}
