import Synchronization

extension Container {
    /// Returns a copy of the container, with all registrations and without any of the cached instances.
    ///
    /// A test takes a copy of the container that the program uses, and replaces what it needs to:
    ///
    /// ```swift
    /// let container = petShop.copy()
    /// container.override(Cat.self) { StuffedCat() }
    /// ```
    ///
    /// The ancestors and the fallbacks are copied with the container. A copy of a container of a level is of that level,
    /// and has its value. Whatever is made, registered, or reset in the copy has no effect on the original, and the
    /// other way round. This includes later calls of a ``ServiceEntry``, which configures the original only. The copy of a
    /// closed container is open, and has no registrations, since closing removes them.
    ///
    /// Not copied are the behaviors, since they observe the container that they were added to, and what factories
    /// capture: a factory that resolves from a captured container still does, and an instance that was registered is the
    /// same in the copy.
    ///
    /// - Returns: The copy.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func copy() -> Container {
        var copies = ContainerCopies()
        return copies.copy(core).container
    }
}

/// Copies containers that belong together, and their registrations.
///
/// A value, so that a thread that has copied at the same time as another one begins anew with what that has copied.
struct ContainerCopies: Sendable {
    /// The containers that were copied, by the registrars of the originals, which own the registrations.
    ///
    /// The originals are retained, so that no other container gets the address of one.
    private(set) var copied: [UInt: (original: Core, copy: Core)] = [:]

    /// The copies without their registrations so far, in the order of copying.
    private var unfilled: [(original: Core, copy: Core)] = []

    /// The copies that forward to copies, by the serial numbers of those that forward to originals.
    private var replacements: [SerialNumber: Registration] = [:]

    /// The copies of registrations that others forward to or decorate, by the serial numbers of the originals.
    private var targets: [SerialNumber: Registration] = [:]

    /// The originals of those copies, by the serial numbers of the copies.
    private(set) var originalTargets: [SerialNumber: Registration] = [:]

    /// The number of copies, which tells whether there are more than at another time.
    var count: Int { copied.count + originalTargets.count }

    /// Copies a container with its ancestors and its fallbacks, as far as they were not copied before.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - isWhole: Whether to copy all of them. Otherwise, those stay that neither inherit from a copied container nor fall back on
    ///     one, and the copies of closed ones are closed.
    ///   - originals: Finds the shared instances that the copy of a container takes from others, if it takes any.
    /// - Returns: The copy.
    mutating func copy(
        _ container: Core,
        isWhole: Bool = true,
        taking originals: (Core) -> (any OriginalInstances)? = { _ in nil }
    ) -> Core {
        let copy = addCopy(of: container, where: { isWhole || $0 == container }, taking: originals)
        let new = exchange(&unfilled, with: [])
        let forwarding = new.map { copyRegistrations(of: $0.original.registrar, to: $0.copy.registrar) }
        for (container, forwarding) in zip(new, forwarding) {
            let replacing = forwarding.map { forwardingToCopies($0, in: container.copy) }
            container.copy.registrar.registry.replaceUnread(with: replacing)
        }
        for container in new where !isWhole && container.original.isClosed { container.copy.beginClosed() }
        return copy
    }

    // MARK: - Containers

    /// Adds the copy of a container, without registrations, after those of its ancestors and its fallbacks.
    private mutating func addCopy(
        of container: Core,
        where isCopied: (Core) -> Bool,
        taking originals: (Core) -> (any OriginalInstances)?
    ) -> Core {
        // Not recursive for ancestors, since a hierarchy may be deeper than the stack.
        var inner: Core?
        for original in Array(container.lineage).reversed() {
            if let known = copied[original.registrarAddress] {
                inner = known.copy
                continue
            }
            let fallbacks = original.fallbacks.map { addCopy(of: $0, where: isCopied, taking: originals) }
            let isInside = inner != original.parent || fallbacks != original.fallbacks
            guard isInside || isCopied(original) else {
                inner = original
                continue
            }
            let copy = Container(
                inside: inner,
                fallbacks: fallbacks,
                // Any other container has the mark of its parent, or none.
                hierarchyMark: inner == nil ? original.hierarchyMark.map(mark) : nil,
                registrar: Registrar(copying: original.registrar, in: inner?.registrar),
                level: original.level,
                levelValue: original.levelValue,
                originals: originals(original)
            ).ownCore
            if let handler = original.ownMessageHandler { copy.setMessageHandler(handler) }
            copy.addObservers(copying: original)
            copied[original.registrarAddress] = (original, copy)
            unfilled.append((original, copy))
            inner = copy
        }
        return inner ?? container
    }

    /// The mark of the copies in place of that of the originals.
    private func mark(insteadOf mark: any AnyObject & Sendable) -> any AnyObject & Sendable {
        let known = copied.values.first { $0.original.hierarchyMark === mark }
        return known?.copy.hierarchyMark ?? HierarchyMark()
    }

    // MARK: - Registrations

    /// Copies the registrations of a container.
    ///
    /// - Returns: The copies that forward to registrations of the originals, or decorate them.
    private func copyRegistrations(of original: Registrar, to copy: Registrar) -> [Registration] {
        var forwarding: [Registration] = []
        var customs: [Registration] = []
        // Policies are read without their lock, which is why the thread has to be pinned.
        ResolutionContext.current.whilePinned {
            copy.registry.fill(copying: original.registry) { registration in
                let policy = registration.pinnedPolicy.object
                let copy = registration.copy(in: copy, policy.afterReset)
                // User code makes the cache of a custom scope.
                if policy.isCustom { customs.append(copy) }
                if copy.target != nil || copy.decorated != nil { forwarding.append(copy) }
                return copy
            }
        }
        for copy in customs { copy.changePolicy(\.withEmptyCache) }
        return forwarding
    }

    /// A copy that forwards to copies in place of one that forwards to originals; otherwise the same.
    private mutating func forwardingToCopies(_ copy: Registration, in container: Core) -> Registration {
        if let known = replacements[copy.serialNumber] { return known }
        guard let original = copy.target ?? copy.decorated,
            let target = self.copy(ofTarget: original, for: container)
            // The target may be a registration of another container, which stays as it is.
        else { return copy }
        let replacement = Registration(copying: copy, leadingTo: target)
        replacement.owner.set(ObjectIdentifier(container.registrar))
        replacements[copy.serialNumber] = replacement
        return replacement
    }

    /// The copy of a registration that others forward to or decorate.
    ///
    /// - Parameters:
    ///   - target: The registration.
    ///   - container: The copy of the container that has the others.
    /// - Returns: The copy; `nil` if the others lead to the registration itself.
    mutating func copy(ofTarget target: Registration, for container: Core) -> Registration? {
        let owner = copied[target.owner.address]?.copy
        // One that was made before the copy of the owner stays with those that lead to it already.
        if let known = targets[target.serialNumber], owner?.owns(known) ?? true { return known }
        // A container that owns the target, and has no substitute, makes its shared instances.
        if owner == nil, container.container(thatOwns: target) != nil { return nil }
        let filed = owner?.registrar.registry.registration(for: target.key, at: target.level)?
            .filed(at: target.place)
        let maker = owner ?? container
        // A target that is not filed any more, or belongs to a container without a copy, is copied by itself.
        let plain = filed ?? target.copy(in: maker.registrar, target.policy.withEmptyCache)
        let copy = forwardingToCopies(plain, in: maker)
        // By its owner, a substitution inside this one finds the substitute to copy it for.
        copy.owner.retain()
        targets[target.serialNumber] = copy
        originalTargets[copy.serialNumber] = target
        return copy
    }
}

extension Core {
    /// Identifies the container as the owner of registrations.
    var registrarAddress: UInt { UInt(bitPattern: ObjectIdentifier(registrar)) }

    /// Whether the container, or one that it inherits from or falls back on, is among those that were copied.
    func isAffected(by copied: [UInt: (original: Core, copy: Core)]) -> Bool {
        lineage.contains { ancestor in
            copied[ancestor.registrarAddress] != nil
                || ancestor.fallbacks.contains { $0.isAffected(by: copied) }
        }
    }
}

extension Registration {
    /// A copy with another policy, which a registrar owns.
    @inline(__always)
    fileprivate func copy(in registrar: Registrar, _ policy: ScopePolicy) -> Registration {
        let copy = Registration(copying: self, as: .next(), policy: policy.published, calling: self)
        copy.owner.set(ObjectIdentifier(registrar))
        return copy
    }

    /// The registration that was stored in a place: this one, or one that it decorates and that was copied with it.
    fileprivate func filed(at place: UInt32) -> Registration? {
        sequence(first: self, next: \.decorated).prefix { $0.owner.address == owner.address }
            .first { $0.place == place }
    }
}

/// Identifies the hierarchy of containers that share object graphs without a common ancestor.
private final class HierarchyMark: Sendable {}

/// The shared instances that a substitute takes from the container that it substitutes: those that no override affects.
///
/// An override affects an instance that depends, directly or not, on what is registered in the substitute only. The
/// dependencies of closure registrations are unknown, and so are those of components that a resolver is
/// injected into. Their instances, and the instances that depend on them, are made anew.
final class UnaffectedInstances: OriginalInstances {
    let original: Core

    /// Finds what a copy was copied from that registrations of the substitutes forward to or decorate.
    private let originalTarget: @Sendable (_ copy: Registration) -> Registration?

    /// The number of registrations in the original before it was copied; those that follow are overrides.
    fileprivate let count: UInt32

    /// A registration, and the container that makes its instances.
    private struct Maker: Hashable {
        let registration: SerialNumber
        let container: ObjectIdentifier
    }

    private struct State: Sendable {
        /// Those that depend on no override, by the numbers of registrations in the substituted ancestors of a container, which
        /// tell the overrides that affect it.
        var unaffected: [[UInt32]: Set<Maker>] = [:]
        var isReset = false
    }

    private let state = Mutex(State())

    init(of original: Core, originalTarget: @escaping @Sendable (_ copy: Registration) -> Registration?) {
        self.original = original
        self.originalTarget = originalTarget
        self.count = original.registrar.registry.count
    }

    func reset() {
        state.withLock { $0.isReset = true }
    }

    func original(
        of registration: Registration,
        sharedBy substitute: Core
    ) -> (container: Core, registration: Registration)? {
        // A custom storage may share by a rule that only the user knows.
        guard registration.policy.isShared, !registration.policy.isCustom, !state.withLock(\.isReset),
            let copied = copiedOriginal(of: registration, sharedBy: substitute),
            isUnaffected(registration, in: substitute)
        else { return nil }
        return (original, copied)
    }

    /// The registration that one of the substitute was copied from; `nil` if that is not known to be unaffected.
    private func copiedOriginal(
        of registration: Registration,
        sharedBy substitute: Core
    ) -> Registration? {
        if let target = originalTarget(registration) {
            // The graph may have the component without closures that complete it.
            return registration.policy.isCompletedByClosures ? nil : target
        }
        guard let owner = substitute.lineage.first(where: { $0.owns(registration) }) else { return nil }
        // A container of a level may make what an ancestor without a substitute has.
        guard let original = owner.originals?.original.registrar else { return registration }
        let key = registration.key
        if key.isOfUnregistered {
            return original.registry.registration(for: key) {
                registration.copy(in: original, registration.policy.withEmptyCache)
            }
        }
        let copied = original.registry.registration(for: key, at: registration.level)
        return copied?.place == registration.place ? copied : nil
    }

    // MARK: - Overrides

    /// Whether there is no override, and may be none, among what an instance depends on, directly or not.
    private func isUnaffected(_ registration: Registration, in substitute: Core) -> Bool {
        let overrides = substitute.lineage.compactMap { container in
            container.originals == nil ? nil : container.registrar.registry.count
        }
        var visited = state.withLock { $0.unaffected[overrides] ?? [] }
        var dependencies: [ObjectIdentifier: DeclaredDependencies] = [:]
        var unvisited = [(registration: registration, container: substitute)]
        while let (registration, container) = unvisited.popLast() {
            let maker = Maker(registration: registration.serialNumber, container: container.identity)
            guard visited.insert(maker).inserted else { continue }
            if container.isOverride(registration) || registration.shortenedKey?.isAmbiguous == true {
                return false
            }
            let found = dependencies[
                container.identity,
                default: DeclaredDependencies(in: container, searchesFallbacks: true)
            ].dependencies(of: registration)
            guard found.areKnown else { return false }
            unvisited += found.registrations.map { ($0, container.maker(of: $0)) }
        }
        state.withLock { $0.unaffected = [overrides: visited] }
        return true
    }
}

extension Core {
    /// Whether a registration that this container finds overrides one, or was added with the overrides.
    fileprivate func isOverride(_ registration: Registration) -> Bool {
        guard let owner = lineage.first(where: { $0.owns(registration) }),
            let originals = owner.originals as? UnaffectedInstances
        else { return false }
        return registration.place >= originals.count && !registration.key.isOfUnregistered
    }

    /// The container that makes the instances of a registration for this one.
    fileprivate func maker(of registration: Registration) -> Core {
        if mayFallBack, !lineage.contains(where: { $0.owns(registration) }) {
            let fallbacks = lineage.lazy.flatMap(\.fallbacks)
            let isOwner = { (container: Core) in container.owns(registration) }
            if let fallback = fallbacks.first(where: { $0.reachable.contains(where: isOwner) }) {
                return fallback.maker(of: registration)
            }
        }
        return maker(of: registration, registration.policy) ?? self
    }
}
