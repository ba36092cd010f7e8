/// What `@Register` knows of one registration of a component with an asynchronous initializer; see
/// ``ComponentRegistration``.
public final class AsynchronousComponentRegistration<Service, each Argument>: Sendable {
    let key: RegistrationKey

    /// The key of the component while it is unregistered.
    let ownKey: RegistrationKey
    private let factory: AsynchronousFactory<Service, repeat each Argument>
    private let origin: ComponentOrigin
    private let completion: AsynchronousCompletions<Service>.Closure?
    private let scope: ObjectScope?
    private let forwards: [__Forward]

    /// The key that leaves out arguments with default values, if this is the registration of one.
    let shorterKey: (any ShorterKey)?

    /// Describes a registration in a scope that may share instances between threads or not.
    public init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = []
    ) {
        key = RegistrationKey(Service.self, argumentTypes: repeat (each Argument).self, name: name)
        ownKey = RegistrationKey(
            component: component,
            service: Service.self,
            argumentTypes: repeat (each Argument).self,
            name: name
        )
        self.origin = ComponentOrigin(
            component,
            number: number,
            actor: factory.actor,
            // Without an actor of its own, the factory may run on that of its caller.
            isIsolationKnown: factory.actor != nil && completions.isEmpty
        )
        self.factory = AsynchronousFactory(factory.make)
        self.completion = completions.joinedAsynchronously()
        self.scope = scope
        self.forwards = forwards
        self.shorterKey = nil
    }

    /// Describes a registration under a shorter key, which leaves out arguments that have default values.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the arguments that are left out.
    public init<Component: Registrable & SendableMetatype, each Complete, each Default>(
        _ component: Component.Type,
        shortening complete: AsynchronousComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        let shorterKey = GivenArguments<repeat each Argument>.Key<repeat each Default>(
            complete,
            isAsynchronous: true,
            DefaultValues(defaults)
        )
        let name = complete.key.name
        precondition(
            shorterKey.completeKey(of: Service.self, name: name) == complete.key,
            "The default values are those of the arguments that are left out"
        )
        key = shorterKey.key(of: Service.self, name: name)
        ownKey = RegistrationKey(
            component: component,
            service: Service.self,
            argumentTypes: repeat (each Argument).self,
            name: name
        )
        factory = shorterKey.awaitingFactory(of: Service.self, name: name)
        origin = complete.origin
        completion = nil
        scope = .transient
        forwards = complete.forwards
        self.shorterKey = shorterKey
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

    /// Makes an instance without any container.
    nonisolated(nonsending) func makeInstance(
        _ resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws -> Service {
        let instance = try await factory(resolver, repeat each argument)
        try await completion?(resolver, instance)
        return instance
    }

    /// A registration of the component that is filed nowhere yet.
    func makeRegistration(under key: RegistrationKey, defaultScope: ObjectScope) -> Registration {
        if let shorterKey { return shorterKey.registration(of: Service.self, under: key, origin: origin) }
        return factory.makeRegistration(
            under: key,
            scope: scope ?? defaultScope,
            completions: completion.map { AsynchronousCompletions([$0]) },
            origin: origin
        )
    }

    /// Files a registration of the component, and of the further services it forwards from.
    public func __register(in container: Container) {
        if let shorterKey {
            shorterKey.register(Service.self, name: key.name, origin: origin, in: container)
            for forward in forwards { forward.register(container, shorterKey, key.name, origin) }
            return
        }
        let registration = makeRegistration(under: key, defaultScope: container.defaultObjectScope)
        let entry: ServiceEntry<Service> = container.registrar.file(registration)
        for forward in forwards { forward.register(container, entry, key.name) }
    }
}
