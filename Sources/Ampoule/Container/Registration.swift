import Synchronization

/// What a container keeps of one registration.
@usableFromInline
final class Registration: Sendable {
    /// What ``ServiceEntry`` sets, as a whole: a change makes another configuration.
    @usableFromInline
    final class Configuration: Sendable {
        let scope: any ObjectScopeProtocol
        let sharing: Sharing

        /// What ``sharing`` is, to be read without copying that.
        @usableFromInline
        let kind: SharingKind

        /// The ``Completions`` of the service type, if there are any; ``AsynchronousCompletions`` in an
        /// asynchronous registration.
        @usableFromInline
        let completions: (any AnyCompletions)?

        /// The place of the instance in the scope ``ObjectScope/container``.
        let containerSlot: ContainerSlot?

        /// Whether this is one of those that all registrations can have.
        fileprivate let isCommon: Bool

        init(
            scope: any ObjectScopeProtocol,
            sharing: Sharing,
            isAsynchronous: Bool,
            completions: (any AnyCompletions)? = nil,
            isCommon: Bool = false
        ) {
            self.isCommon = isCommon
            self.scope = scope
            self.sharing = sharing
            // Without waiting, there is nothing to be had but the error of the factory.
            self.kind = isAsynchronous ? .transient : sharing.kind
            self.containerSlot = if case .container(let slot) = sharing.slot { slot } else { nil }
            self.completions = completions
        }

        /// The instance that is kept for all threads; for announced readers only.
        @usableFromInline
        func keptInstance<Service>(_ context: ResolutionContext) -> Shared<Service>? {
            sharing.slot?.instance(in: context)
        }

        /// The configuration of a registration in the given scope, with nothing kept and no completions.
        static func initial(_ scope: any ObjectScopeProtocol, isAsynchronous: Bool) -> Configuration {
            // Where nothing is kept, all registrations can have the same.
            switch (scope as? ObjectScope)?.kind {
            case .graph where !isAsynchronous: graph
            case .transient: transient
            case .graph, .container, .weak, .custom, nil:
                Configuration(scope: scope, sharing: Sharing(scope), isAsynchronous: isAsynchronous)
            }
        }

        private static let graph = Configuration(
            scope: ObjectScope.graph,
            sharing: .graph,
            isAsynchronous: false,
            isCommon: true
        )
        private static let transient = Configuration(
            scope: ObjectScope.transient,
            sharing: .transient,
            isAsynchronous: false,
            isCommon: true
        )
    }

    /// What the registration is told apart from others by, those of an equal key too.
    let serialNumber = SerialNumber.next()

    let key: RegistrationKey

    /// The factory, of the service and argument types that the key's signature names.
    @usableFromInline
    let factory: any RegisteredFactory

    /// What only few registrations have, so that the others need no room for it.
    private final class Rarity: Sendable {
        let asynchronousFactory: (any RegisteredFactory)?
        let target: Registration?

        init?(asynchronousFactory: (any RegisteredFactory)?, target: Registration?) {
            guard asynchronousFactory != nil || target != nil else { return nil }
            self.asynchronousFactory = asynchronousFactory
            self.target = target
        }
    }

    private let rarity: Rarity?

    /// The ``AsynchronousFactory`` of the same types, if the instances have to be awaited; the factory only
    /// throws then.
    var asynchronousFactory: (any RegisteredFactory)? { rarity?.asynchronousFactory }

    /// Whether the instances have to be awaited.
    var isAsynchronous: Bool { asynchronousFactory != nil }

    /// The registration whose instances this one hands on, if it forwards.
    var target: Registration? { rarity?.target }

    private let published: PublishedReference<Configuration>
    private let writing = Mutex(())

    /// Whether the key has neither a name nor an option, so that its signature is all there is to it.
    let hasPlainKey: Bool

    init(
        key: RegistrationKey,
        factory: any RegisteredFactory,
        asynchronousFactory: (any RegisteredFactory)? = nil,
        scope: any ObjectScopeProtocol,
        completions: (any AnyCompletions)? = nil,
        target: Registration? = nil
    ) {
        let isAsynchronous = asynchronousFactory != nil
        var configuration = Configuration.initial(scope, isAsynchronous: isAsynchronous)
        if let completions {
            configuration = Configuration(
                scope: scope,
                sharing: configuration.sharing,
                isAsynchronous: isAsynchronous,
                completions: completions
            )
        }
        self.key = key
        self.factory = factory
        self.hasPlainKey = key.isPlain
        self.rarity = Rarity(asynchronousFactory: asynchronousFactory, target: target)
        self.published = PublishedReference(configuration)
    }

    /// The configuration at this moment.
    var configuration: Configuration { writing.withLock { _ in published.object } }

    /// The configuration at this moment, without a lock; for announced readers only.
    @usableFromInline
    var publishedConfiguration: Unmanaged<Configuration> { published.unmanaged }

    /// Whether the registration is filed under a key, told without copying its own.
    func isFiled(under other: RegistrationKey) -> Bool {
        ObjectIdentifier(key.signature) == ObjectIdentifier(other.signature) && key.name == other.name
            && key.optionBox == other.optionBox
    }

    /// Whether the registration is filed under a key that has a name and no option.
    func isFiled(under signature: ObjectIdentifier, name: String) -> Bool {
        ObjectIdentifier(key.signature) == signature && key.name == name && key.optionBox == nil
    }

    /// Calls the factory, whose type arguments must be those of the key's signature.
    @inlinable
    @inline(never)
    func makeInstance<Service, each Argument>(
        _ resolver: any Resolver,
        _ argument: repeat each Argument
    ) throws -> Service {
        try unsafeDowncast(factory, to: TypedFactory<Service, repeat each Argument>.self)(
            resolver,
            repeat each argument
        )
    }

    /// Puts the registration into another scope, with nothing kept yet.
    func setScope(_ scope: any ObjectScopeProtocol) {
        let initial = Configuration.initial(scope, isAsynchronous: isAsynchronous)
        change { configuration in
            guard let completions = configuration.completions else { return initial }
            return Configuration(
                scope: scope,
                sharing: initial.sharing,
                isAsynchronous: isAsynchronous,
                completions: completions
            )
        }
    }

    /// Adds a closure to run on each instance after it was made.
    func addCompletion<Service>(_ completion: @escaping Completions<Service>.Closure) {
        if isAsynchronous {
            addAsynchronousCompletion { (resolver: AsynchronousResolver, instance: Service) in
                try completion(resolver, instance)
            }
            return
        }
        changeCompletions { existing in
            let existing = existing.map { unsafeDowncast($0, to: Completions<Service>.self) }
            return Completions((existing?.closures ?? []) + [completion])
        }
    }

    /// Adds a closure to await on each instance after it was made; the registration must be asynchronous.
    func addAsynchronousCompletion<Service>(
        _ completion: @escaping AsynchronousCompletions<Service>.Closure
    ) {
        changeCompletions { existing in
            let existing = existing.map { unsafeDowncast($0, to: AsynchronousCompletions<Service>.self) }
            return AsynchronousCompletions((existing?.closures ?? []) + [completion])
        }
    }

    /// Forgets the kept instance.
    func reset() {
        configuration.sharing.reset()
    }

    private func changeCompletions(_ transform: ((any AnyCompletions)?) -> any AnyCompletions) {
        change { configuration in
            Configuration(
                scope: configuration.scope,
                sharing: configuration.sharing,
                isAsynchronous: isAsynchronous,
                completions: transform(configuration.completions)
            )
        }
    }

    private func change(_ transform: (Configuration) -> Configuration) {
        let former = writing.withLock { _ in published.replace(with: transform(published.object)) }
        // What all registrations have in common stays.
        if !former.isCommon { Reclamation.retire(former) }
    }
}
