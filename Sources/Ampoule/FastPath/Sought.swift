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
