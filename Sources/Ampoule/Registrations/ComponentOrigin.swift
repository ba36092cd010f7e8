/// The component that a registration is generated for; registrations by hand have none.
final class ComponentOrigin: Sendable {
    /// The component, a `Registrable` type.
    let component: any SendableMetatype.Type

    /// The number of the component's initializer, counted from 1.
    let number: Int

    /// The actor that instances are made on, if any; synchronously, unless the component is asynchronous.
    let actor: (any Actor)?

    /// Whether instances are made and injected only on ``actor``, or on no actor if it is `nil`.
    let isIsolationKnown: Bool

    /// Whether instances may cross between actors.
    let isSendable: Bool

    init(
        _ component: any SendableMetatype.Type,
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
