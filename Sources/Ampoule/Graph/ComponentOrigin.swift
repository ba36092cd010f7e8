/// Which component a registration is of; registrations by hand have none.
@usableFromInline
final class ComponentOrigin: Sendable {
    let component: any (Registrable & SendableMetatype).Type

    /// The number of the component's initializer, counted from 1.
    let number: Int

    /// The actor that instances are made on; without waiting, unless the component is asynchronous.
    let actor: (any Actor)?

    /// Whether ``actor`` is the only actor that instances are made on and injected on, and nil if there is none.
    let isIsolationKnown: Bool

    /// Whether instances may go from one actor to another.
    let isSendable: Bool

    init(
        _ component: any (Registrable & SendableMetatype).Type,
        number: Int,
        actor: (any Actor)? = nil,
        isIsolationKnown: Bool = false,
        isSendable: Bool = false
    ) {
        self.component = component
        self.number = number
        self.actor = actor
        self.isIsolationKnown = isIsolationKnown
        self.isSendable = isSendable
    }

    /// Identifies one initializer of one component.
    struct Identity: Hashable {
        let component: ObjectIdentifier
        let number: Int
    }

    var identity: Identity { Identity(component: ObjectIdentifier(component), number: number) }
}

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
