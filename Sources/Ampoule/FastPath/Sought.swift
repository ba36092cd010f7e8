/// The key that a search compares with those of the registrations in each container.
protocol Sought {
    func find(in registry: borrowing Registry, at level: LevelReference) -> Pinned<Registration>?

    /// Whether the registration of a level's value is the one to find.
    func isFiled(_ value: Registration) -> Bool
}

struct SoughtKey: Sought {
    let key: RegistrationKey
    let hash: Int

    @inline(__always)
    func find(in registry: borrowing Registry, at level: LevelReference) -> Pinned<Registration>? {
        registry.find(hash: hash) { $0.isFiled(under: key, at: level) }
    }

    @inline(__always)
    func isFiled(_ value: Registration) -> Bool { value.isFiled(under: key, at: .none) }
}

/// The key of a registration, in all places but its own.
struct SoughtElsewhere: Sought {
    private let key: SoughtKey
    private let owner: UInt
    private let level: LevelReference

    init(than registration: Registration) {
        key = SoughtKey(key: registration.key, hash: registration.key.tableHash)
        owner = registration.owner.address
        level = registration.level
    }

    func find(in registry: borrowing Registry, at level: LevelReference) -> Pinned<Registration>? {
        let found = key.find(in: registry, at: level)
        // A container may search what is registered for its level twice, if it is opened inside another one of that.
        return found?.read { $0.owner.address == owner && $0.level == self.level } == true ? nil : found
    }

    func isFiled(_ value: Registration) -> Bool { key.isFiled(value) }
}

struct SoughtName: Sought {
    let signature: ObjectIdentifier
    let name: String
    let hash: Int

    @inline(__always)
    func find(in registry: borrowing Registry, at level: LevelReference) -> Pinned<Registration>? {
        registry.find(hash: hash) { $0.isFiled(under: signature, name: name, at: level) }
    }

    @inline(__always)
    func isFiled(_ value: Registration) -> Bool { false }
}

struct SoughtSignature: Sought {
    let signature: ObjectIdentifier

    @inline(__always)
    func find(in registry: borrowing Registry, at level: LevelReference) -> Pinned<Registration>? {
        registry.find(hash: signature.tableHash) { $0.isFiled(under: signature, at: level) }
    }

    @inline(__always)
    func isFiled(_ value: Registration) -> Bool { value.isFiled(under: signature, at: .none) }
}
