import Synchronization

/// The registrations of one container, by key.
///
/// Finding one takes no lock. Writing takes one among writers, and never while code of the user runs:
/// registrations that go are released by ``Reclamation``, after the lock is.
struct Registry: ~Copyable, Sendable {
    private let table = PublishedReference(RegistrationTable.empty)
    private let writing = Mutex(())

    /// The registration under a key; for announced readers only.
    ///
    /// - Parameter hash: The hash of the key.
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(_ key: RegistrationKey, hash: Int) -> Unmanaged<Registration>? {
        table.unmanaged._withUnsafeGuaranteedRef { $0.find(key, hash: hash) }
    }

    /// The registration under a key that has a name and no option; for announced readers only.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(signature: ObjectIdentifier, name: String) -> Unmanaged<Registration>? {
        table.unmanaged._withUnsafeGuaranteedRef { $0.find(signature: signature, name: name) }
    }

    /// The registration under a key that consists of its signature alone; for announced readers only.
    ///
    /// - Complexity: O(1) on average.
    @inline(__always)
    func find(signature: ObjectIdentifier) -> Unmanaged<Registration>? {
        table.unmanaged._withUnsafeGuaranteedRef { $0.find(signature: signature) }
    }

    /// The registrations at this moment.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    var all: [Registration] {
        writing.withLock { _ in table.object.all }
    }

    /// Files a registration, in place of one with an equal key.
    ///
    /// - Returns: The registration that was there, if there was one.
    /// - Complexity: O(1) on average.
    func set(_ registration: Registration) -> Registration? {
        let replaced = writing.withLock { _ in insert(registration) }
        guard let replaced else { return nil }
        replaced.retire()
        return replaced.registration
    }

    /// Files a registration under a shorter key, unless something else is registered there.
    ///
    /// - Parameters:
    ///   - registration: The registration, in place of one that is completed to the same key.
    ///   - makeAmbiguous: Makes what is filed in place of one that is completed to another key, for all such keys.
    /// - Complexity: O(1) on average.
    func setShorter(
        _ registration: Registration,
        orAmbiguous makeAmbiguous: ([RegistrationKey]) -> Registration
    ) {
        let replaced = writing.withLock { _ -> Replaced? in
            let existing = table.object.find(registration.key, hash: registration.key.tableHash)
            guard let existing = existing?.takeUnretainedValue() else { return insert(registration) }
            guard let known = existing.shortenedKey, let keys = registration.shortenedKey?.keys else {
                return nil
            }
            if known.keys == keys { return insert(registration) }
            let others = keys.filter { key in !known.keys.contains(key) }
            return others.isEmpty ? nil : insert(makeAmbiguous(known.keys + others))
        }
        replaced?.retire()
    }

    /// The registration under a key; files one first if there is none.
    func registration(for key: RegistrationKey, orAdd make: () -> Registration) -> Registration {
        let new = make()
        let (registration, replaced) = writing.withLock { _ -> (Registration, Replaced?) in
            if let existing = table.object.find(key, hash: key.tableHash)?.takeUnretainedValue() {
                return (existing, nil)
            }
            return (new, insert(new))
        }
        replaced?.retire()
        return registration
    }

    /// Removes all registrations.
    func removeAll() {
        let former = writing.withLock { _ in table.replace(with: .empty) }
        Replaced(table: former).retire()
    }

    /// Removes all registrations at once, because nobody can be reading them any more.
    ///
    /// Their container has gone, and who resolves from a container holds on to it meanwhile.
    func close() {
        // The table is released after the lock is, since what it holds runs code of the user when it goes.
        _ = writing.withLock { _ in table.replace(with: .empty) }
    }

    private func insert(_ registration: Registration) -> Replaced? {
        table.unmanaged._withUnsafeGuaranteedRef { current in
            guard current.isFull else {
                return current.insert(registration).map { Replaced(registration: $0) }
            }
            let larger = current.grown()
            let former = larger.insert(registration)
            return Replaced(registration: former, table: table.replace(with: larger))
        }
    }
}

/// The registration and the table that a change to a registry has replaced.
private struct Replaced: Sendable {
    var registration: Registration?
    var table: RegistrationTable?

    func retire() {
        if let registration { Reclamation.retire(registration) }
        if let table { Reclamation.retire(table) }
    }
}
