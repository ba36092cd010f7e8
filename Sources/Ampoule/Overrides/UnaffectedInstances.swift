import Synchronization

/// The shared instances that a substitute takes from the container that it substitutes: those that no override affects.
///
/// An override affects an instance that depends, directly or not, on what is registered in the substitute only. The
/// dependencies of closure registrations are unknown, and so are those of components that a resolver is
/// injected into. Their instances, and the instances that depend on them, are made anew.
final class UnaffectedInstances: OriginalInstances {
    private let original: Core

    /// The copies of registrations that those of the substitutes forward to or decorate.
    private let targets: CopiedTargets

    /// The number of registrations in the original before it was copied; those that follow are overrides.
    private let count: UInt32

    private struct State: Sendable {
        /// The overrides that affect a container, as the numbers of registrations in its substituted ancestors.
        var overrides: [UInt32] = []
        var unaffected: Set<DraftNode.Identity.Maker> = []
        var isReset = false
    }

    private let state = Mutex(State())

    init(of original: Core, _ targets: CopiedTargets) {
        self.original = original
        self.targets = targets
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
        guard !registration.policy.isCustom, !state.withLock(\.isReset) else { return nil }
        guard let copied = copiedOriginal(of: registration, sharedBy: substitute),
            isUnaffected(registration, in: substitute)
        else { return nil }
        return (original, copied)
    }

    /// The registration that one of the substitute was copied from; `nil` if that is not known to be unaffected.
    private func copiedOriginal(
        of registration: Registration,
        sharedBy substitute: Core
    ) -> Registration? {
        if let target = targets.original(of: registration) {
            // The graph may have the component without closures that complete it.
            return registration.policy.completions?.isGenerated ?? true ? target : nil
        }
        guard let owner = substitute.lineage.first(where: { $0.owns(registration) }) else { return nil }
        // A container of a level may make what an ancestor without a substitute has.
        guard let original = (owner.originals as? UnaffectedInstances)?.original else { return registration }
        if owner.components.registration(for: registration.key) === registration {
            // The component may be unregistered no longer.
            return original.components.registration(for: registration.key) { registration.copy(in: original) }
        }
        let copied = original.registrar.registry.registration(for: registration.key, at: registration.level)
        return copied?.place == registration.place ? copied : nil
    }

    // MARK: - Overrides

    private func isUnaffected(_ registration: Registration, in substitute: Core) -> Bool {
        let maker = DraftNode.Identity(registration, in: 0).maker
        var overrides: [UInt32] = []
        var overriding: [Registration] = []
        for container in substitute.lineage {
            guard let originals = container.originals as? UnaffectedInstances else { continue }
            overrides.append(container.registrar.registry.count)
            overriding += container.registrar.registry.all.filter { $0.place >= originals.count }
        }
        let isKnown = state.withLock { $0.overrides == overrides && $0.unaffected.contains(maker) }
        if isKnown { return true }
        // The component may be unregistered, so it is read although the others are known.
        let component = registration.describedOrigin?.component as? any Registrable.Type
        let unaffected = GraphReader(substitute, including: component).makersUnaffected(by: overriding)
        state.withLock { state in
            if state.overrides != overrides { state.unaffected = [] }
            state.overrides = overrides
            state.unaffected.formUnion(unaffected)
        }
        return unaffected.contains(maker)
    }
}

extension GraphReader {
    /// The makers in the first container that depend, directly or not, on none of the overriding registrations.
    fileprivate func makersUnaffected(by overriding: [Registration]) -> Set<DraftNode.Identity.Maker> {
        var dependents = Array(repeating: [Int](), count: drafts.count)
        var affected = drafts.map(\.hasUnknownDependencies)
        for place in drafts.indices {
            for dependency in drafts[place].providers { dependents[dependency].append(place) }
        }
        let numbers = Set(overriding.map(\.serialNumber))
        for view in views.indices {
            // A container with a registration of its own under a key finds that, and not the overriding one.
            for (registration, _) in views[view].found {
                let node = node(under: registration.key, in: view)
                var places = node.map { decorated(of: $0, registration, where: numbers) } ?? []
                if numbers.contains(registration.serialNumber) {
                    places += [node].compactMap(\.self)
                    places += ambiguousNodes(under: registration.key, in: view) ?? []
                }
                for place in places { affected[place] = true }
            }
        }
        var unvisited = affected.indices.filter { affected[$0] }
        while let place = unvisited.popLast() {
            for dependent in dependents[place] where !affected[dependent] {
                affected[dependent] = true
                unvisited.append(dependent)
            }
        }
        return Set(
            drafts.indices.lazy.filter { drafts[$0].view == 0 && !affected[$0] }.map {
                drafts[$0].identity.maker
            }
        )
    }

    /// The nodes of what a registration decorates, directly or not, and what is among some registrations.
    private func decorated(
        of node: Int,
        _ registration: Registration,
        where numbers: Set<SerialNumber>
    ) -> [Int] {
        var (place, next) = (node, registration.maker.decorated)
        var found: [Int] = []
        while let decorated = next, let inner = drafts[place].decorated {
            if numbers.contains(decorated.serialNumber) { found.append(inner) }
            (place, next) = (inner, decorated.maker.decorated)
        }
        return found
    }
}

extension DraftNode {
    /// Whether the node may depend on anything.
    fileprivate var hasUnknownDependencies: Bool {
        if hasUnknownCompletions { return true }
        if target != nil || isExistingInstance { return false }
        return component.mayDependOnAnything(madeBy: origin?.number)
    }
}
