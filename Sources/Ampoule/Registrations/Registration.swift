import Synchronization

/// A registration in a container.
@usableFromInline
final class Registration: Sendable {
    // The first stored property, since it is read by its address.
    private let factory: UntypedFactory

    /// Identifies the registration, also among those with an equal key.
    let serialNumber = SerialNumber.next()

    let key: RegistrationKey

    /// Attributes that few registrations have, stored apart to save memory.
    final class Rarity: Sendable {
        let origin: ComponentOrigin?

        /// The dependencies of a factory, if the code that registers it describes them.
        let factoryDescription: FactoryDescription?
        let asynchronousFactory: (any AnyAsynchronousFactory)?
        let target: Registration?
        let shortenedKey: ShortenedKey?

        /// The shorter key that forwards to a single complete key.
        let shorterKey: (any ShorterKey)?

        init(
            origin: ComponentOrigin? = nil,
            factoryDescription: FactoryDescription? = nil,
            asynchronousFactory: (any AnyAsynchronousFactory)? = nil,
            target: Registration? = nil,
            shortenedKey: ShortenedKey? = nil,
            shorterKey: (any ShorterKey)? = nil
        ) {
            self.origin = origin
            self.factoryDescription = factoryDescription
            self.asynchronousFactory = asynchronousFactory
            self.target = target
            self.shortenedKey = shortenedKey
            self.shorterKey = shorterKey
        }
    }

    let rarity: Rarity?

    /// The ``AsynchronousFactory`` of the same types, if the instances have to be awaited; the factory only
    /// throws then.
    var asynchronousFactory: (any AnyAsynchronousFactory)? { rarity?.asynchronousFactory }

    /// Whether the instances have to be awaited.
    var isAsynchronous: Bool { asynchronousFactory != nil }

    /// The registration whose instances this one hands on, if it forwards.
    var target: Registration? { rarity?.target }

    /// The complete key, if the key omits arguments that have default values.
    var shortenedKey: ShortenedKey? { rarity?.shortenedKey }

    /// The shorter key that forwards to the complete one, also asynchronously, if there is a single complete key.
    var shorterKey: (any ShorterKey)? { rarity?.shorterKey }

    /// The factory to call in place of the registration's own, if it is a component's.
    private let componentFactory: CommonFactory?

    /// Where the factory lies, to be read as a ``TypedFactory`` of the types that the key's signature names.
    @usableFromInline
    var factoryAddress: UnsafeMutableRawPointer {
        componentFactory?.address ?? UntypedFactory.address(in: .passUnretained(self))
    }

    /// The configuration at this moment, which is counted as a reference unless it is a common one.
    private let published: Atomic<Unmanaged<Configuration>>
    private let writing = Mutex(())

    /// The hash of the key in a ``RegistrationTable``, as far as a table needs it.
    let tableHash: UInt32

    /// Whether the key has neither a name nor an option, so that its signature is all there is to it.
    let hasPlainKey: Bool

    /// Creates a registration with a factory of the types that the key's signature names.
    convenience init(
        key: RegistrationKey,
        factory: UntypedFactory,
        componentFactory: CommonFactory? = nil,
        scope: ObjectScope,
        completions: (any AnyCompletions)? = nil,
        rarity: Rarity? = nil
    ) {
        let isAsynchronous = rarity?.asynchronousFactory != nil
        var configuration = Configuration.initial(scope, isAsynchronous: isAsynchronous)
        if let completions {
            configuration = Configuration(
                scope: scope,
                sharing: configuration.sharing,
                isAsynchronous: isAsynchronous,
                completions: completions
            )
        }
        self.init(
            signature: key.signature,
            name: key.name,
            optionBox: key.optionBox,
            factory: factory,
            componentFactory: componentFactory,
            configuration: configuration.published,
            rarity: rarity
        )
    }

    /// Creates a registration in the shortest way.
    ///
    /// - Parameter configuration: A configuration that is ``Configuration/published``.
    @inline(__always)
    convenience init<Service, each Argument>(
        name: String?,
        factory: consuming @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service,
        configuration: Unmanaged<Configuration>
    ) {
        self.init(
            signature: Signature<Service, repeat each Argument>.ofKey,
            name: name,
            optionBox: nil,
            factory: UntypedFactory(factory),
            componentFactory: nil,
            configuration: configuration,
            rarity: nil
        )
    }

    @inline(__always)
    private init(
        signature: KeySignature,
        name: String?,
        optionBox: OptionBox?,
        factory: UntypedFactory,
        componentFactory: CommonFactory?,
        configuration: Unmanaged<Configuration>,
        rarity: Rarity?
    ) {
        self.factory = factory
        self.key = RegistrationKey(signature: signature, name: name, optionBox: optionBox)
        self.tableHash = UInt32(
            truncatingIfNeeded: RegistrationTable.hash(signature: signature.identity, name: name)
        )
        self.hasPlainKey = name == nil && optionBox == nil
        self.rarity = rarity
        self.componentFactory = componentFactory
        self.published = Atomic(configuration)
    }

    deinit {
        published.load(ordering: .acquiring).withdraw()
    }

    /// The configuration at this moment.
    var configuration: Configuration {
        writing.withLock { _ in published.load(ordering: .acquiring).takeUnretainedValue() }
    }

    /// The configuration at this moment, without a lock; for announced readers only.
    @usableFromInline
    var publishedConfiguration: Unmanaged<Configuration> {
        published.load(ordering: .sequentiallyConsistent)
    }

    /// Whether the registration is filed under the same key as another one.
    @inline(__always)
    func isFiled(as other: Registration) -> Bool {
        tableHash == other.tableHash && isFiled(under: other.key)
    }

    /// Whether the registration is filed under a key, told without copying its own.
    func isFiled(under other: RegistrationKey) -> Bool {
        key.signature.identity == other.signature.identity && key.name == other.name
            && key.optionBox == other.optionBox
    }

    /// Whether the registration is filed under a key that has a name and no option.
    func isFiled(under signature: ObjectIdentifier, name: String) -> Bool {
        key.signature.identity == signature && key.name == name && key.optionBox == nil
    }

    /// Puts the registration into another scope, with nothing kept yet.
    ///
    /// - Parameter initial: The scope that the registration is likely to be in.
    @usableFromInline
    func setScope(_ scope: ObjectScope, insteadOf initial: ObjectScope) {
        // Common configurations take each other's place without a lock: none of them goes.
        guard !isAsynchronous, let common = scope.commonConfiguration,
            let former = initial.commonConfiguration,
            published.compareExchange(expected: former, desired: common, ordering: .releasing).exchanged
        else { return setScope(scope) }
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
        let former = writing.withLock { _ in
            while true {
                let former = published.load(ordering: .acquiring)
                if exchange(former, for: transform(former.takeUnretainedValue())) { return former }
            }
        }
        // What all registrations have in common stays.
        let isCommon = former._withUnsafeGuaranteedRef { $0.isCommon }
        if !isCommon { Reclamation.retire(former.takeRetainedValue()) }
    }

    /// Publishes a configuration in place of another one, unless that has been replaced before.
    private func exchange(_ former: Unmanaged<Configuration>, for configuration: Configuration) -> Bool {
        let next = configuration.published
        let isExchanged =
            published.compareExchange(expected: former, desired: next, ordering: .sequentiallyConsistent)
            .exchanged
        if !isExchanged { next.withdraw() }
        return isExchanged
    }
}
