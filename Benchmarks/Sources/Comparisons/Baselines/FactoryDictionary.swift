import Synchronization

/// What a person writes who keeps factories in a dictionary: the least that can be registered in.
///
/// Unchecked because of the variable, which nobody writes any more once several threads read it.
final class FactoryDictionary<Key: Hashable, Factory>: @unchecked Sendable {
    private var factories: [Key: Factory]

    init(_ factories: [Key: Factory]) {
        self.factories = factories
    }

    subscript(key: Key) -> Factory? {
        get { factories[key] }
        set { factories[key] = newValue }
    }
}

/// The same for several threads; the factories run outside the lock.
final class LockedDictionary<Key: Hashable & Sendable, Factory: Sendable>: Sendable {
    private let factories: Mutex<[Key: Factory]>

    init(_ factories: [Key: Factory]) {
        self.factories = Mutex(factories)
    }

    subscript(key: Key) -> Factory? {
        get { factories.withLock { $0[key] } }
        set { factories.withLock { $0[key] = newValue } }
    }
}
