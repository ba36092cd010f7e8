import Synchronization

/// The shared instances that a substitute takes from the container that it substitutes: those that no override affects.
///
/// An override affects an instance that depends, directly or not, on what is registered in the substitute only. The
/// dependencies of closure registrations are unknown, and so are those of components that a resolver is
/// injected into. Their instances, and the instances that depend on them, are made anew.
final class UnaffectedInstances: OriginalInstances {
    let original: Core

    /// The copies of registrations that those of the substitutes forward to or decorate.
    private let targets: CopiedTargets

    /// The number of registrations in the original before it was copied; those that follow are overrides.
    private let count: UInt32

    private struct State: Sendable {
        /// The overrides that affect a container, as the numbers of registrations in its substituted ancestors.
        var overrides: [UInt32] = []
        var unaffected: Set<OverrideSearch.Maker> = []
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
        let overrides = substitute.lineage.compactMap { container in
            container.originals == nil ? nil : container.registrar.registry.count
        }
        let known = state.withLock { state in
            if state.overrides != overrides { state.unaffected = [] }
            state.overrides = overrides
            return state.unaffected
        }
        var search = OverrideSearch(knownAsUnaffected: known)
        guard search.isUnaffected(registration, in: substitute) else { return false }
        state.withLock { state in
            if state.overrides == overrides { state.unaffected = search.unaffected }
        }
        return true
    }

    /// Whether a registration is an override, or was added with the overrides.
    fileprivate func isOverride(_ registration: Registration, in substitute: Core) -> Bool {
        registration.place >= count
            && substitute.components.registration(for: registration.key) !== registration
    }
}

/// Looks for overrides among what an instance depends on, directly or not.
private struct OverrideSearch {
    /// A registration, and the container that makes its instances.
    struct Maker: Hashable {
        let registration: SerialNumber
        let container: ObjectIdentifier
    }

    /// Those that depend on no override.
    private(set) var unaffected: Set<Maker>

    private var dependencies: [ObjectIdentifier: DeclaredDependencies] = [:]

    init(knownAsUnaffected known: Set<Maker>) {
        unaffected = known
    }

    mutating func isUnaffected(_ registration: Registration, in container: Core) -> Bool {
        var visited = unaffected
        var unvisited = [(registration: registration, container: container)]
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
        unaffected = visited
        return true
    }
}

extension Core {
    /// Whether a registration that this container finds overrides one, or was added with the overrides.
    fileprivate func isOverride(_ registration: Registration) -> Bool {
        guard let owner = lineage.first(where: { $0.owns(registration) }) else { return false }
        return (owner.originals as? UnaffectedInstances)?.isOverride(registration, in: owner) ?? false
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
        let policy = registration.policy
        return policy.isShared ? container(sharing: registration, policy) ?? self : self
    }
}
