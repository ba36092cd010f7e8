/// The initializers that generated code calls.
extension ComponentRegistration {
    /// Describes a registration.
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        making: __SynchronousMaking<Service, repeat each Argument>,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) {
        let key = RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name)
        // Not by 'map', for which the runtime would have to make two types.
        var completions = completions
        if let completion { completions = [__Completion(completion, key: key)] }
        let origin = ComponentOrigin(
            component,
            number: number,
            actor: making.actor,
            isIsolationKnown: completions.allSatisfy { $0.actor === making.actor },
            // A component with an implicit actor has that of its module or its superclass.
            isSendable: sendability?.isSendable ?? (Service.self == Component.self),
            mayBeClosable: Component.__mayBeClosable
        )
        self.init(
            ComponentTemplate(
                component,
                key: key,
                factory: making.factory(for: key),
                attributes: Registration.Attributes(origin: origin),
                completions: completions.joined,
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
    public init<Component: Registrable & SendableMetatype, each Complete, each Default>(
        _ component: Component.Type,
        shortening complete: ComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    defaults: DefaultValues(function: defaults),
                    complete: complete
                ),
                of: complete.template
            )
        )
    }

    // The argument is neither an implicit member nor a type: with those, the compiler adds an error about type inference
    // to each error about an unknown type.

    /// Describes a registration of a static function.
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: @escaping @isolated(any) (any Resolver, repeat each Argument) throws -> Service,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) {
        self.init(
            component,
            making: __SynchronousMaking(factory),
            completion: completion,
            completions: completions,
            number: number,
            name: name,
            scope: scope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes the registration of a component whose factory is an `__ArgumentFreeFactory`.
    ///
    /// That calls a requirement. A reference to the function of the component would be converted in each component.
    @inlinable
    public init<Component: Registrable & SendableMetatype>(
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

extension AsynchronousComponentRegistration {
    /// Describes a registration.
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
            isIsolationKnown: factory.actor != nil && completions.isEmpty,
            mayBeClosable: Component.__mayBeClosable
        )
        self.init(
            ComponentTemplate(
                component,
                key: RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name),
                factory: asynchronousFactory.refusal,
                attributes: Registration.Attributes(origin: origin, asynchronousFactory: asynchronousFactory),
                completions: completions.asynchronouslyJoined,
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
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    defaults: DefaultValues(function: defaults),
                    complete: complete
                ),
                of: complete.template
            )
        )
    }
}
