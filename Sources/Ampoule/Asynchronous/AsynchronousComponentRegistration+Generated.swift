/// The initializers that generated code calls.
extension AsynchronousComponentRegistration {
    /// Describes a registration in a scope that may share instances between threads or not.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = []
    ) {
        let asynchronousFactory = AsynchronousFactory(factory.make)
        let origin = ComponentOrigin(
            component,
            number: number,
            actor: factory.actor,
            // Without an actor of its own, the factory may run on that of its caller.
            isIsolationKnown: factory.actor != nil && completions.isEmpty
        )
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                name: name,
                factory: asynchronousFactory.refusal,
                attributes: Registration.Attributes(origin: origin, asynchronousFactory: asynchronousFactory),
                completions: completions.joinedAsynchronously().map { AsynchronousCompletions<Service>([$0]) },
                scope: scope,
                forwards: forwards
            )
        )
    }

    /// Describes a registration under a shorter key, which leaves out arguments that have default values.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the arguments that are left out.
    public convenience init<Component: Registrable & SendableMetatype, each Complete, each Default>(
        _ component: Component.Type,
        shortening complete: AsynchronousComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    complete,
                    isAsynchronous: true,
                    DefaultValues(defaults)
                ),
                of: complete.template
            )
        )
    }

    /// Describes a registration in a scope that shares instances between threads, which is only right for
    /// components that are `Sendable`.
    public convenience init<Component: Registrable & Sendable>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        sharedScope: ObjectScope,
        forwards: [__Forward] = []
    ) {
        self.init(
            component,
            factory: factory,
            completions: completions,
            number: number,
            name: name,
            scope: sharedScope,
            forwards: forwards
        )
    }

    /// Describes a registration in a scope that shares instances between threads, of a function that makes a
    /// service, which is only right for services that are `Sendable`.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        number: Int = 1,
        name: String? = nil,
        sharedServiceScope: ObjectScope
    ) where Service: Sendable {
        self.init(component, factory: factory, number: number, name: name, scope: sharedServiceScope)
    }
}
