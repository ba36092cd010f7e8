/// The registration of a component that inherits from another component.
public struct __OwnRegistration: Sendable {
    let service: Any.Type
    private let argumentFree: (any Sendable)?

    /// Describes a component that cannot be made without arguments.
    public init<Service>(_ service: Service.Type) {
        self.service = service
        argumentFree = nil
    }

    /// Describes a component that can.
    public init<Service>(argumentFree: ComponentRegistration<Service>) {
        service = Service.self
        self.argumentFree = argumentFree
    }

    /// Describes a component that can, asynchronously.
    public init<Service>(argumentFree: AsynchronousComponentRegistration<Service>) {
        service = Service.self
        self.argumentFree = argumentFree
    }

    /// The registration without arguments, if the component is its own service and has one.
    func argumentFree<Component>(_ component: Component.Type) -> ComponentRegistration<Component>? {
        argumentFree as? ComponentRegistration<Component>
    }

    /// The asynchronous registration without arguments, if the component is its own service and has one.
    func asynchronousArgumentFree<Component>(
        _ component: Component.Type
    ) -> AsynchronousComponentRegistration<Component>? {
        argumentFree as? AsynchronousComponentRegistration<Component>
    }
}

/// Finds the registration without arguments of a component that is its own service, by a type known at run time only.
enum RegistrationOfItself {
    /// The registration of a component under a name; nil if there is none, or one that has to be awaited.
    static func synchronous<Component>(
        _ component: Component.Type,
        name: String?
    ) -> ComponentRegistration<Component>? {
        guard let registrable = component as? any Registrable.Type else { return nil }
        let registration =
            registrable.__ownRegistration?.argumentFree(component)
            ?? registrable.__argumentFreeRegistration as? ComponentRegistration<Component>
        return registration?.key.name == name ? registration : nil
    }

    /// The registration of an asynchronous component under a name; `nil` if there is none.
    static func asynchronous<Component>(
        _ component: Component.Type,
        name: String?
    ) -> AsynchronousComponentRegistration<Component>? {
        guard let registrable = component as? any Registrable.Type else { return nil }
        let registration =
            registrable.__ownRegistration?.asynchronousArgumentFree(component)
            ?? registrable.__argumentFreeRegistration as? AsynchronousComponentRegistration<Component>
        return registration?.key.name == name ? registration : nil
    }

    /// Whether a component has such a registration.
    static func exists<Component>(_ component: Component.Type, name: String?) -> Bool {
        synchronous(component, name: name) != nil || asynchronous(component, name: name) != nil
    }
}
