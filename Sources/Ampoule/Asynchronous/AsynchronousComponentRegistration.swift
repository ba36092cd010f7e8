/// What `@Register` knows of one registration of a component with an asynchronous initializer; see
/// ``ComponentRegistration``.
public final class AsynchronousComponentRegistration<Service, each Argument>: Sendable {
    let key: RegistrationKey

    /// The key that the component has where nobody registered it.
    let ownKey: RegistrationKey
    private let factory: AsynchronousFactory<Service, repeat each Argument>
    private let completion: AsynchronousCompletions<Service>.Closure?
    private let scope: ObjectScope?
    private let forwards: [__Forward]

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
        self.factory = AsynchronousFactory(
            origin: ComponentOrigin(component, number: number),
            factory.make
        )
        self.completion = completions.joinedAsynchronously()
        self.scope = scope
        self.forwards = forwards
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
        factory.makeRegistration(
            under: key,
            scope: scope ?? defaultScope,
            completions: completion.map { AsynchronousCompletions([$0]) }
        )
    }

    /// Files a registration of the component, and of the further services it forwards from.
    public func __register(in container: Container) {
        let registration = makeRegistration(under: key, defaultScope: container.defaultObjectScope)
        let entry: ServiceEntry<Service> = container.registrar.file(registration)
        for forward in forwards { forward.register(container, entry, key.name) }
    }
}
