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

/// A container and its copy.
struct CopiedContainer: Sendable {
    /// Retained, so that no other container gets its address.
    let original: Core
    let copy: Core
}

/// Copies containers that belong together, and their registrations.
struct ContainerCopies {
    /// The containers that were copied, in the order of copying.
    private(set) var copied: [CopiedContainer] = []

    /// The containers that were copied, by the registrars of the originals, which own the registrations.
    private var owners: [UInt: CopiedContainer] = [:]

    /// The copies that forward to copies, by the serial numbers of those that forward to originals.
    private var replacements: [SerialNumber: Registration] = [:]

    /// The copies of registrations that others forward to or decorate, by the serial numbers of the originals.
    private var targets: [SerialNumber: Registration] = [:]

    /// The originals of ``targets``.
    private var originalTargets: [Registration] = []

    /// The copied targets of containers that were copied before.
    private let knownTargets: CopiedTargets

    /// Finds a container that was copied before by its registrar; `nil` if the copies substitute nothing.
    private let substituted: ((UInt) -> CopiedContainer?)?

    /// The hierarchy marks of the originals, and those of the copies.
    private var marks: [(original: any AnyObject, copy: HierarchyMark)] = []

    /// Begins to copy containers.
    ///
    /// If the copies substitute the containers, no copy leads to a registration that would cache an instance of the copy
    /// outside of it.
    ///
    /// - Parameters:
    ///   - targets: The copies of registrations that others forward to or decorate.
    ///   - substituted: Finds a container that was copied before, with its copy, by its registrar; `nil` if the copies substitute
    ///     nothing.
    init(
        sharing targets: CopiedTargets = CopiedTargets(),
        substituted: ((UInt) -> CopiedContainer?)? = nil
    ) {
        self.knownTargets = targets
        self.substituted = substituted
    }

    /// Copies a container with its ancestors and its fallbacks.
    mutating func copy(_ container: Core) -> Core {
        let copy = addCopy(of: container)
        copyRegistrations()
        return copy
    }

    /// Copies a single container; the copy of a closed one is closed.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - parent: The parent of the copy.
    ///   - fallbacks: The fallbacks of the copy.
    ///   - originals: Finds the shared instances that the copy takes from others, if it takes any.
    mutating func copy(
        _ container: Core,
        in parent: Core?,
        fallbacks: [Core],
        taking originals: (any OriginalInstances)?
    ) -> Core {
        let copy = addCopy(of: container, in: parent, fallbacks: fallbacks, taking: originals)
        copyRegistrations()
        if container.isClosed { copy.beginClosed() }
        return copy
    }

    /// Adds the copied targets to those of containers that were copied before, once the copies count.
    func shareTargets() {
        for original in originalTargets {
            if let copy = targets[original.serialNumber] { _ = knownTargets.add(copy, of: original) }
        }
    }

    // MARK: - Containers

    /// Adds the copy of a container, without registrations, after those of its ancestors and its fallbacks.
    private mutating func addCopy(of container: Core) -> Core {
        var parent: Core?
        for ancestor in container.lineage.dropFirst().reversed() {
            parent = addCopy(of: ancestor, in: parent)
        }
        return addCopy(of: container, in: parent)
    }

    /// Adds the copy of a container with the copy of its parent, unless it was added before.
    private mutating func addCopy(of original: Core, in parent: Core?) -> Core {
        if let known = owners[original.registrarAddress] { return known.copy }
        let fallbacks = original.fallbacks.map { fallback in addCopy(of: fallback) }
        return addCopy(of: original, in: parent, fallbacks: fallbacks, taking: nil)
    }

    private mutating func addCopy(
        of original: Core,
        in parent: Core?,
        fallbacks: [Core],
        taking originals: (any OriginalInstances)?
    ) -> Core {
        let copy = Container(
            copying: original,
            parent: parent,
            fallbacks: fallbacks,
            hierarchyMark: original.hierarchyMark.map { mark in self.mark(insteadOf: mark) },
            originals: originals
        ).ownCore
        let container = CopiedContainer(original: original, copy: copy)
        owners[original.registrarAddress] = container
        copied.append(container)
        return copy
    }

    private mutating func mark(insteadOf mark: any AnyObject) -> HierarchyMark {
        if let known = marks.first(where: { $0.original === mark }) { return known.copy }
        let new = HierarchyMark()
        marks.append((mark, new))
        return new
    }

    // MARK: - Registrations

    /// Copies the registrations of all containers, and lets the copies forward to copies.
    private mutating func copyRegistrations() {
        let forwarding = copied.map { container in
            copyRegistrations(of: container.original.registrar, to: container.copy.registrar)
        }
        for (container, forwarding) in zip(copied, forwarding) {
            let replacing = forwarding.map { forwardingToCopies($0, in: container.copy) }
            for registration in replacing {
                registration.owner.set(ObjectIdentifier(container.copy.registrar))
            }
            container.copy.registrar.registry.replaceUnread(with: replacing)
        }
    }

    /// Copies the registrations of a container.
    ///
    /// - Returns: The copies that forward to registrations of the originals, or decorate them.
    private func copyRegistrations(of original: Registrar, to copy: Registrar) -> [Registration] {
        let owner = ObjectIdentifier(copy)
        var forwarding: [Registration] = []
        var customs: [Registration] = []
        // Policies are read without their lock, which is why the thread has to be pinned.
        ResolutionContext.current.whilePinned {
            copy.registry.fill(copying: original.registry) { registration, number in
                let (policy, isCustom) = registration.pinnedPolicyOfCopy
                let copy = Registration(
                    copying: registration,
                    as: number,
                    policy: policy,
                    calling: registration
                )
                copy.owner.set(owner)
                if isCustom { customs.append(copy) }
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
        if let known = targets[target.serialNumber] { return known }
        if let owner = owners[target.owner.address] { return copy(ofTarget: target, ownedBy: owner) }
        guard let substituted else { return nil }
        if let known = knownTargets.copy(of: target) { return known }
        if let owner = substituted(target.owner.address) { return copy(ofTarget: target, ownedBy: owner) }
        // The container that owns it makes its shared instances, and has no substitute.
        guard container.container(thatOwns: target) == nil else { return nil }
        return addCopy(ofTarget: target, to: container)
    }

    private mutating func copy(ofTarget target: Registration, ownedBy owner: CopiedContainer) -> Registration
    {
        let copy = owner.copy
        let filed = copy.registrar.registry.registration(for: target.key, at: target.level)?
            .filed(at: target.place)
        guard let filed else { return addCopy(ofTarget: target, to: copy) }
        return add(forwardingToCopies(filed, in: copy), of: target, to: copy)
    }

    /// Adds a copy of a registration that is not filed any more, or belongs to a container without a copy.
    private mutating func addCopy(ofTarget target: Registration, to container: Core) -> Registration {
        let copy = forwardingToCopies(target.copy(in: container), in: container)
        copy.owner.set(ObjectIdentifier(container.registrar))
        return add(copy, of: target, to: container)
    }

    private mutating func add(
        _ copy: Registration,
        of target: Registration,
        to container: Core
    ) -> Registration {
        // Another thread may copy the same container, and only one of the copies counts.
        guard !copied.contains(where: { $0.copy == container }) else {
            targets[target.serialNumber] = copy
            originalTargets.append(target)
            return copy
        }
        return knownTargets.add(copy, of: target)
    }
}

extension Core {
    /// Identifies the container as the owner of registrations.
    var registrarAddress: UInt { UInt(bitPattern: ObjectIdentifier(registrar)) }
}

extension Registration {
    /// A copy with an empty cache, which a container owns.
    func copy(in container: Core) -> Registration {
        let copy = Registration(
            copying: self,
            as: .next(),
            policy: policy.withEmptyCache.published,
            calling: self
        )
        copy.owner.set(ObjectIdentifier(container.registrar))
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

/// The copies of registrations that others forward to or decorate.
///
/// The copies of containers that substitute others share one, so that each target has one copy, whichever container is
/// copied first. It owns none of them: a substitute that outlives its substitution keeps only what it has registered.
final class CopiedTargets: Sendable {
    private struct State: Sendable {
        /// The copies, by the serial numbers of the originals.
        var copies: [SerialNumber: WeakReference] = [:]

        /// The originals, by the serial numbers of the copies.
        var originals: [SerialNumber: WeakReference] = [:]

        func registration(_ reference: WeakReference?) -> Registration? {
            reference?.object as? Registration
        }
    }

    private let state = Mutex(State())

    /// The copy of a registration, if it was added.
    func copy(of original: Registration) -> Registration? {
        state.withLock { $0.registration($0.copies[original.serialNumber]) }
    }

    /// The registration that one was copied from, if the copy was added.
    func original(of copy: Registration) -> Registration? {
        state.withLock { $0.registration($0.originals[copy.serialNumber]) }
    }

    /// Adds the copy of a registration, unless another thread has added one.
    ///
    /// - Returns: The copy that counts.
    func add(_ copy: Registration, of original: Registration) -> Registration {
        state.withLock { state in
            if let known = state.registration(state.copies[original.serialNumber]) { return known }
            state.copies[original.serialNumber] = WeakReference(copy)
            state.originals[copy.serialNumber] = WeakReference(original)
            return copy
        }
    }
}
