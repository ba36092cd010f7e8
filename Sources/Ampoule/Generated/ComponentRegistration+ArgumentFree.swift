/// The initializer that generated code calls for a component whose factory is an ``__ArgumentFreeFactory``.
///
/// The factory calls a requirement. A reference to the function of the component would be converted in each component.
extension ComponentRegistration {
    /// Describes a registration.
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
}
