/// The initializers that generated code calls.
extension ComponentRegistration {
    /// Describes a registration in a scope that may share instances between threads or not.
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
        let ownCompletion: Completions<Service>.Closure? = completion.map { completion in
            let completion = IsolatedCompletion(completion, key: key)
            return { resolver, instance in
                // A replaced registration has completions of its own, so the instance is one of ours.
                guard let component = instance as? Component else { return }
                try completion(resolver, component)
            }
        }
        let origin = ComponentOrigin(
            component,
            number: number,
            actor: making.actor,
            isIsolationKnown: (completions.map(\.actor) + (completion.map { [$0.isolation] } ?? []))
                .allSatisfy { actor in actor === making.actor },
            // A component that has an actor without saying so has that of its module, or of its superclass.
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
                completions: (ownCompletion ?? completions.joined()).map { Completions([$0]) },
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
        shortening complete: ComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    complete,
                    isAsynchronous: false,
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
        making: __SynchronousMaking<Service, repeat each Argument>,
        completion: (@isolated(any) (any Resolver, Component) throws -> Void)? = nil,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        sharedScope: ObjectScope,
        forwards: [__Forward] = [],
        sendability: __Sendability? = nil
    ) {
        self.init(
            component,
            making: making,
            completion: completion,
            completions: completions,
            number: number,
            name: name,
            scope: sharedScope,
            forwards: forwards,
            sendability: sendability
        )
    }

    /// Describes a registration in a scope that shares instances between threads, of a function that makes a
    /// service, which is only right for services that are `Sendable`.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        making: __SynchronousMaking<Service, repeat each Argument>,
        number: Int = 1,
        name: String? = nil,
        sharedServiceScope: ObjectScope
    ) where Service: Sendable {
        self.init(
            component,
            making: making,
            number: number,
            name: name,
            scope: sharedServiceScope,
            sendability: .of(Service.self)
        )
    }
}
