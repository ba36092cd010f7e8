/// The initializers that generated code calls for a component whose factory is an ``__ArgumentFreeFactory``.
///
/// The factory calls a requirement. A reference to the function of the component would be converted in each component.
extension ComponentRegistration {
    /// Describes a registration in a scope that may or may not share instances between threads.
    @inlinable
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) where Component.RegisteredService == Service {
        self.init(
            component,
            factory: { (resolver: any Resolver, _: repeat each Argument) throws -> Service in
                try Component.__create(by: resolver)
            },
            completion: completion,
            name: name,
            scope: scope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes a registration in a scope that shares instances between threads and therefore requires a `Sendable`
    /// component.
    @inlinable
    public convenience init<Component: Registrable & Sendable>(
        _ component: Component.Type,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        name: String? = nil,
        sharedScope: ObjectScope,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) where Component.RegisteredService == Service {
        self.init(
            component,
            completion: completion,
            name: name,
            scope: sharedScope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes a registration of a provided function, in a scope that shares instances between threads and
    /// therefore requires a `Sendable` service.
    @inlinable
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        name: String? = nil,
        sharedServiceScope: ObjectScope
    ) where Component.RegisteredService == Service, Service: Sendable {
        self.init(component, name: name, scope: sharedServiceScope, sendability: .of(Service.self))
    }
}
