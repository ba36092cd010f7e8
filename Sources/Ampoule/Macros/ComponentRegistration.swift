/// What a component is found by, whatever its service and argument types.
@usableFromInline
final class ComponentIdentity: Sendable {
    // What each call reads comes first, so that it lies side by side.

    /// The address of the component's own factory, to know it by.
    @usableFromInline
    let factoryAddress: UInt

    /// The service, whose type the key's signature has as a number only.
    let service: Any.Type

    /// Whether the key has neither a name nor an option, so that its signature is all there is to it.
    let hasPlainKey: Bool

    /// Whether the key has no name.
    @usableFromInline
    let isUnnamed: Bool

    @usableFromInline
    let key: RegistrationKey

    /// The key that the component has where nobody registered it.
    let ownKey: RegistrationKey

    /// The hashes of the keys, which take a while where there is a name.
    let keyHash: Int
    let ownKeyHash: Int

    fileprivate init(
        key: RegistrationKey,
        ownKey: RegistrationKey,
        service: Any.Type,
        factory: CommonFactory
    ) {
        self.key = key
        self.ownKey = ownKey
        self.service = service
        self.keyHash = key.tableHash
        self.ownKeyHash = ownKey.tableHash
        self.hasPlainKey = key.isPlain
        self.isUnnamed = key.name == nil
        self.factoryAddress = UInt(bitPattern: factory.address)
    }
}

/// What `@Register` knows of one registration of a component: its key, its factory, how it is shared.
///
/// The macro writes one for each initializer it uses. It stands for the registration wherever the component
/// is used through its own type, registered or not.
public final class ComponentRegistration<Service, each Argument>: Sendable {
    @usableFromInline
    let identity: ComponentIdentity
    private let factory: CommonFactory

    /// What all registrations of the component have in common.
    private let rarity: Registration.Rarity
    private let completion: Completions<Service>.Closure?
    private let scope: ObjectScope?
    private let forwards: [__Forward]

    /// The key that leaves out arguments with default values, if this is the registration of one.
    private let shorterKey: (any ShorterKey)?

    /// Describes a registration in a scope that may share instances between threads or not.
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
        let componentFactory = CommonFactory(making.factory(for: key))
        self.factory = componentFactory
        self.rarity = Registration.Rarity(
            origin: ComponentOrigin(
                component,
                number: number,
                actor: making.actor,
                isIsolationKnown: (completions.map(\.actor) + (completion.map { [$0.isolation] } ?? []))
                    .allSatisfy { actor in actor === making.actor },
                // A component that has an actor without saying so has that of its module, or of its superclass.
                isSendable: sendability?.isSendable ?? (Service.self == Component.self)
            )
        )
        self.identity = ComponentIdentity(
            key: key,
            ownKey: RegistrationKey(
                component: component,
                service: Service.self,
                argumentTypes: repeat (each Argument).self,
                name: name
            ),
            service: Service.self,
            factory: componentFactory
        )
        self.completion =
            completion.map { completion in
                let completion = IsolatedCompletion(completion, key: key)
                return { resolver, instance in
                    // A replaced registration has completions of its own, so the instance is one of ours.
                    guard let component = instance as? Component else { return }
                    try completion(resolver, component)
                }
            } ?? completions.joined()
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
        shortening complete: ComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        let shorterKey = GivenArguments<repeat each Argument>.Key<repeat each Default>(
            complete,
            isAsynchronous: false,
            DefaultValues(defaults)
        )
        let name = complete.key.name
        precondition(
            shorterKey.completeKey(of: Service.self, name: name) == complete.key,
            "The default values are those of the arguments that are left out"
        )
        factory = CommonFactory(shorterKey.factory(of: Service.self, name: name))
        rarity = Registration.Rarity(
            origin: complete.rarity.origin,
            shortenedKey: .one(complete.key),
            shorterKey: shorterKey
        )
        identity = ComponentIdentity(
            key: shorterKey.key(of: Service.self, name: name),
            ownKey: RegistrationKey(
                component: component,
                service: Service.self,
                argumentTypes: repeat (each Argument).self,
                name: name
            ),
            service: Service.self,
            factory: factory
        )
        completion = nil
        scope = .transient
        forwards = complete.forwards
        self.shorterKey = shorterKey
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

    @usableFromInline
    var key: RegistrationKey { identity.key }

    /// Makes an instance without any container.
    func makeInstance(_ resolver: any Resolver, _ argument: repeat each Argument) throws -> Service {
        let instance: Service = try withExtendedLifetime(factory) {
            try TypedFactory.call(factory.address, resolver, repeat each argument)
        }
        try completion?(resolver, instance)
        return instance
    }

    /// A registration of the component that is filed nowhere yet.
    func makeRegistration(under key: RegistrationKey, defaultScope: ObjectScope) -> Registration {
        Registration(
            key: key,
            factory: factory.factory,
            componentFactory: factory,
            scope: scope ?? defaultScope,
            completions: completion.map { Completions([$0]) },
            rarity: rarity
        )
    }

    /// Files a registration of the component, and of the further services it forwards from.
    public func __register(in container: Container) {
        if let shorterKey { return register(shorterKey, in: container) }
        let registration = makeRegistration(under: key, defaultScope: container.defaultObjectScope)
        let entry: ServiceEntry<Service> = container.registrar.file(registration)
        for forward in forwards { forward.register(container, entry, key.name) }
    }

    private func register(_ shorterKey: any ShorterKey, in container: Container) {
        shorterKey.register(Service.self, name: key.name, origin: rarity.origin, in: container)
        for forward in forwards { forward.register(container, shorterKey, key.name, rarity.origin) }
    }
}

/// A further service that a component is registered for.
public struct __Forward: Sendable {
    private let forward: @Sendable (Container, any ForwardableEntry, String?) -> Void
    private let forwardShorter: @Sendable (Container, any ShorterKey, String?, ComponentOrigin?) -> Void

    /// Names a further service.
    public init<Service>(_ service: Service.Type) {
        forward = { container, entry, name in entry.forward(Service.self, name: name, in: container) }
        forwardShorter = { container, key, name, origin in
            key.register(Service.self, name: name, origin: origin, in: container)
        }
    }

    func register(_ container: Container, _ entry: any ForwardableEntry, _ name: String?) {
        forward(container, entry, name)
    }

    func register(
        _ container: Container,
        _ key: any ShorterKey,
        _ name: String?,
        _ origin: ComponentOrigin?
    ) {
        forwardShorter(container, key, name, origin)
    }
}

/// An entry, whatever its service.
protocol ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container)
}

extension ServiceEntry: ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) {
        container.forward(type, name: name, to: self)
    }
}
