import Synchronization

/// The registrations of one container, by key.
///
/// - Complexity: O(1) on average for each key; O(*n*) for what concerns all *n* registrations.
struct Registry<Key: Hashable & Sendable>: ~Copyable, Sendable {
    private let registrations = Mutex<[Key: Registration]>([:])

    subscript(key: Key) -> Registration? {
        registrations.withLock { $0[key] }
    }

    /// The registrations at this moment.
    var all: [Key: Registration] {
        registrations.withLock { $0 }
    }

    /// Files a registration, in place of one with an equal key.
    func set(_ registration: Registration, for key: Key) {
        // The former registration is released after the lock is, since it may hold objects of the user.
        _ = registrations.withLock { $0.updateValue(registration, forKey: key) }
    }

    /// The registration under a key; files one first if there is none.
    func registration(for key: Key, orAdd makeRegistration: () -> Registration) -> Registration {
        if let registration = self[key] { return registration }
        let new = makeRegistration()
        return registrations.withLock { registrations in
            if let existing = registrations[key] { return existing }
            registrations[key] = new
            return new
        }
    }

    /// Removes all registrations.
    func removeAll() {
        _ = registrations.withLock { registrations in
            defer { registrations = [:] }
            return registrations
        }
    }
}
