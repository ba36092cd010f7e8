/// Copies containers that belong together, and their registrations.
struct ContainerCopies {
    private struct Copied {
        let original: Container
        let copy: Container

        /// The copies that still forward to registrations of the originals, or decorate them.
        var forwarding: [Registration] = []
    }

    private var copied: [Copied] = []

    /// The indices in ``copied``, by the registrars of the originals, which own the registrations.
    private var places: [UInt: Int] = [:]

    /// The copies that forward to copies, by the serial numbers of those that forward to originals.
    private var replacements: [SerialNumber: Registration] = [:]

    /// The copies of registrations that others forward to or decorate, and that are not filed any more, by the originals.
    private var unfiled: [SerialNumber: Registration] = [:]

    /// The hierarchy marks of the copies, by the marks of the originals.
    private var marks: [ObjectIdentifier: HierarchyMark] = [:]

    /// Copies a container with its ancestors and its fallbacks.
    mutating func copy(_ container: Container) -> Container {
        let copy = addCopy(of: container)
        for place in copied.indices { copyRegistrations(at: place) }
        for place in copied.indices { replaceForwarding(at: place) }
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
        _ container: Container,
        in parent: Container?,
        fallbacks: [Container],
        taking originals: (any OriginalInstances)?
    ) -> Container {
        let copy = addCopy(of: container, in: parent, fallbacks: fallbacks, taking: originals)
        copyRegistrations(at: 0)
        replaceForwarding(at: 0)
        if container.isClosed { copy.beginClosed() }
        return copy
    }

    /// The containers that were copied, with their copies.
    var pairs: [(original: Container, copy: Container)] {
        copied.map { copied in (copied.original, copied.copy) }
    }

    // MARK: - Containers

    /// Adds the copy of a container, without registrations, after those of its ancestors and its fallbacks.
    private mutating func addCopy(of container: Container) -> Container {
        var parent: Container?
        for ancestor in container.lineage.dropFirst().reversed() {
            parent = addCopy(of: ancestor, in: parent)
        }
        return addCopy(of: container, in: parent)
    }

    /// Adds the copy of a container with the copy of its parent, unless it was added before.
    private mutating func addCopy(of original: Container, in parent: Container?) -> Container {
        let registrar = UInt(bitPattern: ObjectIdentifier(original.registrar))
        if let known = places[registrar] { return copied[known].copy }
        let fallbacks = original.fallbacks.map { fallback in addCopy(of: fallback) }
        return addCopy(of: original, in: parent, fallbacks: fallbacks, taking: nil)
    }

    private mutating func addCopy(
        of original: Container,
        in parent: Container?,
        fallbacks: [Container],
        taking originals: (any OriginalInstances)?
    ) -> Container {
        let copy = Container(
            copying: original,
            parent: parent,
            fallbacks: fallbacks,
            hierarchyMark: original.hierarchyMark.map { mark in self.mark(insteadOf: mark) },
            originals: originals
        )
        places[UInt(bitPattern: ObjectIdentifier(original.registrar))] = copied.count
        copied.append(Copied(original: original, copy: copy))
        return copy
    }

    private mutating func mark(insteadOf mark: any AnyObject) -> HierarchyMark {
        if let known = marks[ObjectIdentifier(mark)] { return known }
        let new = HierarchyMark()
        marks[ObjectIdentifier(mark)] = new
        return new
    }

    // MARK: - Registrations

    private mutating func copyRegistrations(at place: Int) {
        let (original, copy) = (copied[place].original.registrar, copied[place].copy.registrar)
        let owner = ObjectIdentifier(copy)
        var forwarding: [Registration] = []
        var customs: [Registration] = []
        // Policies are read without their lock, which is why the thread has to be pinned.
        ResolutionContext.current.whilePinned {
            copy.registry.fill(copying: original.registry) { registration, number in
                let (policy, isCustom) = registration.pinnedPolicyOfCopy
                let copy = Registration(copying: registration, as: number, policy: policy)
                copy.setOwner(owner)
                if isCustom { customs.append(copy) }
                if copy.target != nil || copy.decorated != nil { forwarding.append(copy) }
                return copy
            }
        }
        copied[place].forwarding = forwarding
        for copy in customs { copy.replaceCopiedCache() }
    }

    /// Lets the copies in a container forward to copies.
    private mutating func replaceForwarding(at place: Int) {
        let registrar = copied[place].copy.registrar
        let replacing = copied[place].forwarding.map { copy in forwardingToCopies(copy) }
        for registration in replacing { registration.setOwner(ObjectIdentifier(registrar)) }
        registrar.registry.replaceUnread(with: replacing)
    }

    /// A copy that forwards to copies in place of one that forwards to originals; otherwise the same.
    private mutating func forwardingToCopies(_ copy: Registration) -> Registration {
        if let known = replacements[copy.serialNumber] { return known }
        // The target may be a registration of another container, which stays as it is.
        guard let original = copy.target ?? copy.decorated, let target = self.copy(ofTarget: original) else {
            return copy
        }
        let replacement = Registration(copying: copy, leadingTo: target)
        replacements[copy.serialNumber] = replacement
        return replacement
    }

    /// The copy of a registration that others forward to or decorate; `nil` if it belongs to none of the originals.
    private mutating func copy(ofTarget target: Registration) -> Registration? {
        guard let place = places[target.owner] else { return nil }
        let registrar = copied[place].copy.registrar
        if let filed = registrar.registry.registration(for: target.key),
            filed.place == target.place
        {
            return forwardingToCopies(filed)
        }
        if let known = unfiled[target.serialNumber] { return known }
        let policy = target.policy.withEmptyCache(isAsynchronous: target.isAsynchronous)
        let copy = forwardingToCopies(Registration(copying: target, as: .next(), policy: policy.published))
        copy.setOwner(ObjectIdentifier(registrar))
        unfiled[target.serialNumber] = copy
        return copy
    }
}

/// Identifies the hierarchy of containers that share object graphs without a common ancestor.
private final class HierarchyMark: Sendable {}
