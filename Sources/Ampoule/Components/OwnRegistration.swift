/// The registration of a component that inherits from another component.
public struct __OwnRegistration: Sendable {
    let service: Any.Type
    private let argumentFree: (any Sendable)?

    /// Describes a component that requires arguments.
    public init<Service>(_ service: Service.Type) {
        self.service = service
        argumentFree = nil
    }

    /// Describes a component that requires no arguments.
    public init<Service>(argumentFree: ComponentRegistration<Service>) {
        service = Service.self
        self.argumentFree = argumentFree
    }

    /// Describes an asynchronous component that requires no arguments.
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
