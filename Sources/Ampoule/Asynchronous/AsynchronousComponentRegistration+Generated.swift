/// The initializers that generated code calls.
extension AsynchronousComponentRegistration {
    /// Describes a registration in a scope that may or may not share instances between threads.
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
            // A factory without an actor may run on the actor of its caller.
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
                completions: completions.joinedAsynchronously().map {
                    AsynchronousCompletions<Service>([$0], isGenerated: true)
                },
                scope: scope,
                forwards: forwards
            )
        )
    }

    /// Describes a registration under a shorter key, which omits arguments that have default values.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the omitted arguments.
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

    /// Describes a registration in a scope that shares instances between threads and therefore requires a `Sendable`
    /// component.
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

    /// Describes a registration of a function, in a scope that shares instances between threads and therefore
    /// requires a `Sendable` service.
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
