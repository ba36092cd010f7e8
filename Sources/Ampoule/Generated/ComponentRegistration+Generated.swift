/// The initializers that generated code calls.
extension ComponentRegistration {
    /// Describes a registration.
    public convenience init<Component: Registrable & SendableMetatype>(
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
        let ownCompletion: CompletionClosure? = completion.map { completion in
            let completion = IsolatedCompletion(completion, key: key)
            return { resolver, instance in
                // An overriding registration has its own completions, so the instance is one of this component.
                guard let component = instance.any as? Component else { return }
                try completion(resolver, component)
            }
        }
        let origin = ComponentOrigin(
            component,
            number: number,
            actor: making.actor,
            isIsolationKnown: (completions.map(\.actor) + (completion.map { [$0.isolation] } ?? []))
                .allSatisfy { actor in actor === making.actor },
            // A component with an implicit actor has that of its module or its superclass.
            isSendable: sendability?.isSendable ?? (Service.self == Component.self)
        )
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                name: name,
                factory: making.factory(for: key),
                attributes: Registration.Attributes(origin: origin),
                completions: (ownCompletion ?? completions.joined()).map {
                    Completions([$0], isGenerated: true)
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
        shortening complete: ComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    defaults: DefaultValues(defaults),
                    complete: complete
                ),
                of: complete.template
            )
        )
    }
}

// The argument is neither an implicit member nor a type: with those, the compiler adds an error about type inference to
// each error about an unknown type.

extension ComponentRegistration {
    /// Describes a registration of a static function.
    public convenience init<Component: Registrable & SendableMetatype>(
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
}

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
