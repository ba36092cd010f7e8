extension Registration {
    /// The registration that makes the instances: this one, or the final target of its forwards.
    var maker: Registration {
        var maker = self
        while let target = maker.target { maker = target }
        return maker
    }

    /// The component that the registration is generated for, if any.
    var origin: ComponentOrigin? { attributes?.origin }
}

/// A component whose registration was replaced by that of another component.
struct OverwrittenComponent: Sendable {
    let key: RegistrationKey

    /// The key of the registration that makes the instances; differs from `key` if the replaced one forwarded.
    let makerKey: RegistrationKey
    let origin: ComponentOrigin
    let scope: any ObjectScopeProtocol
    let isAsynchronous: Bool

    /// Returns the component of a replaced registration, or `nil` if the same component replaced it.
    init?(_ overwritten: Registration, by registration: Registration) {
        let maker = overwritten.maker
        // Any registration under a shorter key overrides it.
        guard overwritten.shortenedKey == nil else { return nil }
        guard let origin = maker.origin, let other = registration.maker.origin,
            origin.identity != other.identity
        else { return nil }
        self.key = overwritten.key
        self.makerKey = maker.key
        self.origin = origin
        self.scope = maker.policy.scope
        self.isAsynchronous = maker.isAsynchronous
    }

    func isSame(as other: OverwrittenComponent) -> Bool {
        key == other.key && origin.identity == other.origin.identity
    }
}
