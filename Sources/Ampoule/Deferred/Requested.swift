/// The key or the component that a request asks a container for; a component's own factory serves if its key isn't registered.
@frozen
@usableFromInline
struct Requested: Sendable {
    let key: RegistrationKey

    /// The component that was asked for, if one was.
    let component: ComponentTemplate?

    /// Whether an unregistered component serves that was not asked for as one, as it does for a dependency.
    let findsComponents: Bool

    @usableFromInline
    static func key(_ key: RegistrationKey, findsComponents: Bool) -> Requested {
        Requested(key: key, component: nil, findsComponents: findsComponents)
    }

    static func component(_ component: ComponentTemplate) -> Requested {
        Requested(key: component.key, component: component, findsComponents: false)
    }
}
