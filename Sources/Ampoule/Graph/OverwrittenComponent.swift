extension Registration {
    /// The registration that makes the instances: this one, or the one that it forwards to in the end.
    var maker: Registration {
        var maker = self
        while let target = maker.target { maker = target }
        return maker
    }

    /// The component that the registration is of.
    var origin: ComponentOrigin? { attributes?.origin }
}

/// A component whose registration another component has taken the place of.
struct OverwrittenComponent: Sendable {
    let key: RegistrationKey

    /// The registration's own key, if this was one that forwards.
    let makerKey: RegistrationKey
    let origin: ComponentOrigin
    let scope: any ObjectScopeProtocol
    let isAsynchronous: Bool

    /// The component of a registration that has been overwritten, if it is another one than what came instead.
    init?(_ overwritten: Registration, by registration: Registration) {
        let maker = overwritten.maker
        // A shorter key gives way to what is registered under it.
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
