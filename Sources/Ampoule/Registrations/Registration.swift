import Synchronization

/// A registration in a container.
@usableFromInline
package final class Registration: Sendable {
    // The first stored property, since it is read by its address.
    private let factory: UntypedFactory

    /// Identifies the registration, also among those with an equal key.
    package let serialNumber: SerialNumber

    package let key: RegistrationKey

    /// The attributes that few registrations have.
    package let attributes: Attributes?

    /// The factory of a component, which overrides the registration's own.
    private let componentFactory: CommonFactory?

    /// The address of the factory, as a ``TypedFactory`` of the types that the key's signature names.
    var factoryAddress: ValueAddress {
        componentFactory?.address ?? UntypedFactory.address(in: Pinned(self))
    }

    /// The policy: retained, unless it is a common one.
    private let published: Atomic<Pinned<ScopePolicy>>
    private let writing = Mutex(())

    private let storedPlace = Atomic<UInt32>(0)
    private let storedPlaceInList = Atomic<UInt32>(0)

    /// The place in the order in which the registrations of a registry were stored; the same for copies.
    ///
    /// Recorded before the registration is published.
    package var place: UInt32 {
        get { storedPlace.load(ordering: .relaxed) }
        set { storedPlace.store(newValue, ordering: .relaxed) }
    }

    /// The place of a contribution in its list: its own, or that of the one that it has replaced.
    ///
    /// Recorded and read under the lock of the registry.
    var placeInList: UInt32 {
        get { storedPlaceInList.load(ordering: .relaxed) }
        set { storedPlaceInList.store(newValue, ordering: .relaxed) }
    }

    /// The registrar that the registration is filed in, which is recorded before the registration is published.
    ///
    /// If others forward to the registration, or decorate it, they may belong to any container. It then retains the
    /// registrar, to find its own container. The registrar must be alive when that begins.
    let owner = OwnerReference()

    /// The low bits of the key's hash.
    let tableHash: UInt32

    /// The level for whose containers the registration is filed; none for one of the container itself.
    package let level: LevelIdentity?

    /// The level, if the key has neither a name nor an option, so that the signature alone identifies it.
    private let levelOfSignature: LevelIdentity?

    /// Creates a registration with a factory of the types that the key's signature names.
    ///
    /// - Parameter policy: A policy that is ``ScopePolicy/published``; by default that of the scope ``ObjectScope/transient``.
    @inline(__always)
    init(
        key: RegistrationKey,
        factory: UntypedFactory,
        componentFactory: CommonFactory? = nil,
        policy: Pinned<ScopePolicy> = ScopePolicy.initial(ObjectScope.transient).published,
        attributes: Attributes? = nil
    ) {
        self.factory = factory
        self.serialNumber = .next()
        self.key = key
        self.tableHash = UInt32(truncatingIfNeeded: key.tableHash)
        self.level = nil
        self.levelOfSignature = key.isPlain ? nil : .nowhere
        self.attributes = attributes
        self.componentFactory = componentFactory
        self.published = Atomic(policy)
    }

    /// Creates a copy of a registration, without an owner.
    ///
    /// - Parameters:
    ///   - original: The registration.
    ///   - serialNumber: Identifies the copy.
    ///   - policy: A policy that is ``ScopePolicy/published``.
    ///   - maker: The registration whose factory and attributes the copy has: the original, or another one.
    ///   - level: The level for whose containers the copy is filed; by default that of the original.
    @inline(__always)
    init(
        copying original: Registration,
        as serialNumber: SerialNumber,
        policy: Pinned<ScopePolicy>,
        calling maker: Registration,
        at level: LevelIdentity? = nil
    ) {
        self.factory = maker.factory
        self.serialNumber = serialNumber
        self.key = original.key
        self.tableHash = original.tableHash
        self.level = level ?? original.level
        self.levelOfSignature = original.key.isPlain ? self.level : .nowhere
        self.attributes = maker.attributes
        self.componentFactory = maker.componentFactory
        self.published = Atomic(policy)
        place = original.place
        placeInList = original.placeInList
        if original.owner.isRetained { owner.retain() }
    }

    /// Creates a copy of a registration that forwards to another one, or decorates it.
    ///
    /// - Parameters:
    ///   - original: The registration.
    ///   - target: What the copy forwards to or decorates.
    convenience init(copying original: Registration, leadingTo target: Registration) {
        let forwarding =
            original.attributes?.decoration?.decoration
            .registration(decorating: target, isReplaced: true, under: original.key)
            ?? Registration.forwarding(from: original.key, to: target)
        self.init(
            copying: original,
            as: original.serialNumber,
            policy: original.policy.published,
            calling: forwarding
        )
    }

    deinit {
        published.load(ordering: .acquiring).withdraw()
    }

    /// The registration to file for the containers of a level: this one, if it is filed for a level, or if there is none.
    func forLevel(_ level: LevelIdentity?) -> Registration {
        guard let level, self.level == nil else { return self }
        level.noteRegistration()
        let policy = policy.shared(at: level).published
        return Registration(copying: self, as: serialNumber, policy: policy, calling: self, at: level)
    }

    // MARK: - Policy

    /// The current policy, retained; takes the lock of the writers.
    package var policy: ScopePolicy {
        writing.withLock { _ in published.load(ordering: .acquiring).object }
    }

    /// The current policy.
    ///
    /// The caller must be pinned: the pin keeps the policy alive if another one replaces it.
    var pinnedPolicy: Pinned<ScopePolicy> {
        assert(Reclamation.isPinned, "The policy of a registration is read without a pin")
        return published.load(ordering: .sequentiallyConsistent)
    }

    /// The current policy with its cache, which is made if this is the first request.
    ///
    /// The caller must be pinned.
    var pinnedPolicyWithCache: Pinned<ScopePolicy> {
        while true {
            let policy = pinnedPolicy
            guard policy.read(\.isUnmade) else { return policy }
            // The new policy holds the former one, so it is released without a grace period.
            if exchange(policy, for: policy.read(\.withCache)) { policy.withdraw() }
        }
    }

    /// Moves the registration to another scope, with an empty cache.
    ///
    /// - Parameter initial: The scope that the registration is likely to be in.
    @usableFromInline
    func setScope(_ scope: ObjectScope, insteadOf initial: ObjectScope) {
        // Common policies replace each other without a lock, since they are never freed.
        guard level == nil, let common = scope.commonPolicy,
            let former = initial.commonPolicy,
            published.compareExchange(expected: former, desired: common, ordering: .releasing).exchanged
        else { return setScope(scope) }
    }

    /// Moves the registration to another scope, with an empty cache.
    func setScope(_ scope: any ObjectScopeProtocol) {
        let initial = ScopePolicy.initial(scope).shared(at: level)
        changePolicy { former in
            if former.completions == nil, former.closing.isByConformance { return initial }
            return initial.with(former.completions, closing: former.closing)
        }
    }

    /// Discards the cached instance, and what is being made: later requests get neither.
    func reset() {
        switch policy.cache {
        case .none, .graph, .unmade: break
        case .container, .weak: changePolicy(\.afterReset)
        case .custom(let slot): slot.reset()
        }
    }

    /// Releases the instance that a container shares, since nothing leads to the registration any more but running requests.
    func releaseInstance() {
        if case .container = policy.cache { changePolicy(\.afterReset) }
    }

    /// Publishes another policy, which a closure makes of the current one.
    func changePolicy(_ transform: (ScopePolicy) -> ScopePolicy) {
        let (former, slot) = writing.withLock { _ in
            while true {
                let former = published.load(ordering: .acquiring)
                let next = transform(former.object)
                let slot = former.read(\.containerSlot)
                let isKept = slot === next.containerSlot
                if exchange(former, for: next) { return (former, isKept ? nil : slot) }
            }
        }
        if let slot { ContainerSlot.empty([slot]) }
        if !former.read(\.isCommon) { Reclamation.retire(former.take()) }
    }

    /// Publishes a policy in place of another one, unless that one was already replaced.
    private func exchange(_ former: Pinned<ScopePolicy>, for policy: ScopePolicy) -> Bool {
        let next = policy.published
        let isExchanged =
            published.compareExchange(expected: former, desired: next, ordering: .sequentiallyConsistent)
            .exchanged
        if !isExchanged { next.withdraw() }
        return isExchanged
    }
}

extension Registration {
    // MARK: - Keys

    /// Whether the registration overwrites another one.
    @inline(__always)
    func isFiled(as other: Registration) -> Bool {
        tableHash == other.tableHash && isFiled(under: other.key, at: other.level)
    }

    /// Whether the registration is stored under a key; compares without a copy of its own key.
    @inline(__always)
    func isFiled(under other: RegistrationKey, at level: LevelIdentity?) -> Bool {
        key.signature.identity == other.signature.identity && self.level == level && key.name == other.name
            && key.optionBox == other.optionBox
    }

    /// Whether the registration is stored under a key that has a name and no option.
    @inline(__always)
    func isFiled(under signature: ObjectIdentifier, name: String, at level: LevelIdentity?) -> Bool {
        key.signature.identity == signature && self.level == level && key.name == name && key.optionBox == nil
    }

    /// Whether the registration is stored under a key that consists of its signature alone.
    @inline(__always)
    func isFiled(under signature: ObjectIdentifier, at level: LevelIdentity?) -> Bool {
        levelOfSignature == level && key.signature.identity == signature
    }
}

/// The properties of a registration that resolutions read without counting references.
extension Pinned<Registration> {
    @inline(__always)
    var serialNumber: SerialNumber { read { $0.serialNumber } }

    /// The current policy.
    @inline(__always)
    var policy: Pinned<ScopePolicy> { read(\.pinnedPolicy) }
}
