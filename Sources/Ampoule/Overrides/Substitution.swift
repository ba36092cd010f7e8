import Synchronization

extension Container {
    /// The core that carries out the operations of the container in the current task: its own, or that of a substitute.
    @inline(__always)
    package var core: Core {
        Substitution.mayApply ? Substitution.active(ownCore) : ownCore
    }

    /// Whether a substitute carries out the operations in the current task, or observers receive their events.
    @inline(never)
    var isSubstitutedOrObserved: Bool { isSubstituted || ownCore.isObserved }

    /// Whether the core is that of another container.
    var isSubstituted: Bool { Substitution.mayApply && core != ownCore }
}

extension Core {
    /// The registration to forward to instead of another one, because a substitute may have a copy of that.
    func counterpart(of target: Registration) -> Registration {
        Substitution.mayApply ? Substitution.current?.counterpart(of: target, in: self) ?? target : target
    }
}

extension Registration {
    /// The registration that stands for this one, to which others lead, in the current task: a copy, or this one.
    ///
    /// Only ``Target`` asks for it, so that no code can forget to.
    @inline(__always)
    var active: Registration {
        Substitution.mayApply ? Substitution.current?.active(self) ?? self : self
    }
}

/// Containers that substitute others in one task and its child tasks.
///
/// Every operation of a container begins with ``Container/core``, which is that of the substitute where there is one. While
/// there is none, this costs one load of the counter of ``Diversion``.
///
/// Substitutions are nested: the substitute of an outer one may have another substitute in an inner one.
final class Substitution: Sendable {
    /// The innermost substitution of the current task.
    @TaskLocal fileprivate static var current: Substitution?

    /// The number of substitutions, apart from that of ``Diversion``, so that observers cost no lookup of a task-local value.
    private static let count = Atomic<Int>(0)

    /// Whether any task of the program may have a substitution.
    @inline(__always)
    static var mayApply: Bool { count.load(ordering: .relaxed) != 0 }

    private struct State: Sendable {
        /// The containers and their substitutes, by the registrars of the containers; empty once the substitution has ended.
        var known: [UInt: CopiedContainer] = [:]

        /// The copies of registrations that others lead to, by the serial numbers of the originals.
        ///
        /// Kept, since a registration that was overwritten has no other owner.
        var counterparts: [SerialNumber: Registration] = [:]
        var hasEnded = false
    }

    private let outer: Substitution?
    private let state: Mutex<State>

    /// Whether substitutes take the shared instances from the originals that depend on nothing that was overridden.
    private let keepsUnaffected: Bool

    /// The copies of registrations that those of the substitutes forward to or decorate.
    private let targets: CopiedTargets

    /// Creates a substitution inside the current one.
    ///
    /// - Parameters:
    ///   - keepsUnaffected: Whether substitutes take the shared instances from the originals that depend on nothing that was
    ///     overridden.
    ///   - copy: Copies the containers to substitute.
    private init(keepsUnaffected: Bool, _ copy: (inout ContainerCopies, CopiedTargets) -> Void) {
        let targets = CopiedTargets()
        self.outer = Substitution.current
        self.targets = targets
        self.keepsUnaffected = keepsUnaffected
        var copies = ContainerCopies(sharing: targets) { _ in nil }
        copy(&copies, targets)
        copies.shareTargets()
        let known = copies.copied.map { ($0.original.registrarAddress, $0) }
        self.state = Mutex(State(known: Dictionary(uniqueKeysWithValues: known)))
        Self.count.add(1, ordering: .relaxed)
        Diversion.begin()
    }

    /// Substitutes a container by a copy for overrides; its ancestors stay.
    ///
    /// In place of a container that registers for a level, the one is substituted that stores the registrations.
    convenience init(overriding overridden: Core) {
        let container = overridden.host
        self.init(keepsUnaffected: true) { copies, targets in
            _ = copies.copy(
                container,
                in: container.parent,
                fallbacks: container.fallbacks,
                taking: UnaffectedInstances(of: container, targets)
            )
        }
    }

    /// Substitutes a container, its ancestors, and its fallbacks by copies.
    convenience init(copying container: Core) {
        self.init(keepsUnaffected: false) { copies, _ in _ = copies.copy(container) }
    }

    /// Ends the substitution, also for tasks that outlive it.
    private func end() {
        Diversion.end()
        Self.count.subtract(1, ordering: .relaxed)
        // Releases the substitutes after unlocking, since releasing their instances runs user code.
        _ = state.withLock { state in exchange(&state, with: State(hasEnded: true)) }
    }

    // MARK: - Running code

    /// Runs a closure with a substitution, which ends with it, or on behalf of the containers themselves without one.
    static func run<Result, Failure: Error>(
        with substitution: Substitution?,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { substitution?.end() }
        // The task-local value erases the type of errors.
        return try $current.withValue(substitution) {
            Swift.Result { () throws(Failure) in try body() }
        }.get()
    }

    /// Runs a closure with a substitution, which ends with it, or on behalf of the containers themselves without one.
    nonisolated(nonsending) static func run<Result, Failure: Error>(
        with substitution: Substitution?,
        _ body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        defer { substitution?.end() }
        return try await $current.withValue(substitution, on: #isolation) { () async in
            do throws(Failure) {
                return Swift.Result<Result, Failure>.success(try await body())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    // MARK: - Substitutes

    /// The container that carries out the operations of another one in the current task.
    @inline(never)
    static func active(_ container: Core) -> Core {
        current?.active(container) ?? container
    }

    /// The container that carries out the operations of another one: that one, if nothing substitutes it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of reachable containers.
    private func active(_ container: Core) -> Core {
        substitute(of: outer?.active(container) ?? container)
    }

    /// The substitute of a container; the container itself, if nothing substitutes it.
    ///
    /// Containers that inherit from a substituted one, or fall back on it, get a substitute when they are asked first.
    private func substitute(of container: Core) -> Core {
        let known = state.withLock { $0.known }
        if let known = known[container.registrarAddress] { return known.copy }
        guard !known.isEmpty, isAffected(container, by: known) else { return container }
        // Not recursive, since a hierarchy may be deeper than the stack.
        var parent: Core?
        var isInside = false
        for ancestor in Array(container.lineage).reversed() {
            let substitute = known[ancestor.registrarAddress]?.copy
            isInside = isInside || substitute != nil || fallsBack(ancestor, on: known)
            parent = isInside ? substitute ?? copy(ancestor, in: parent) : ancestor
        }
        return parent ?? container
    }

    /// Adds the substitute of a container, unless another thread has done so, or the substitution has ended.
    private func copy(_ container: Core, in parent: Core?) -> Core {
        let fallbacks = container.fallbacks.map(substitute(of:))
        var copies = ContainerCopies(sharing: targets, substituted: known(ownedBy:))
        let copy = copies.copy(
            container,
            in: parent,
            fallbacks: fallbacks,
            taking: keepsUnaffected ? UnaffectedInstances(of: container, targets) : nil
        )
        return state.withLock { state in
            guard !state.hasEnded else { return container }
            if let known = state.known[container.registrarAddress] { return known.copy }
            copies.shareTargets()
            state.known[container.registrarAddress] = CopiedContainer(original: container, copy: copy)
            return copy
        }
    }

    private func isAffected(_ container: Core, by known: [UInt: CopiedContainer]) -> Bool {
        container.lineage.contains { ancestor in
            known[ancestor.registrarAddress] != nil || fallsBack(ancestor, on: known)
        }
    }

    private func fallsBack(_ container: Core, on known: [UInt: CopiedContainer]) -> Bool {
        container.fallbacks.contains { fallback in isAffected(fallback, by: known) }
    }

    // MARK: - Registrations

    /// The registration that stands for another one in a container of the current task.
    ///
    /// - Parameters:
    ///   - target: A registration to forward to.
    ///   - container: The container whose registration forwards to it.
    fileprivate func counterpart(of target: Registration, in container: Core) -> Registration {
        let isInside = container.lineage.contains { isSubstitute($0) }
        guard isInside else { return outer?.counterpart(of: target, in: container) ?? target }
        let known = active(target)
        guard container.container(thatOwns: known) == nil else { return known }
        var copies = ContainerCopies(sharing: targets, substituted: known(ownedBy:))
        return copies.copy(ofTarget: known, for: container) ?? known
    }

    /// The registration that stands for one that others lead to: a copy of a registration of a substituted container; itself
    /// for any other.
    fileprivate func active(_ registration: Registration) -> Registration {
        let known = outer?.active(registration) ?? registration
        if let counterpart = state.withLock({ $0.counterparts[known.serialNumber] }) { return counterpart }
        guard let owner = known.registrarIfLedTo?.container?.ownCore, substitute(of: owner) != owner,
            let pair = self.known(ownedBy: known.owner.address)
        else { return known }
        var copies = ContainerCopies(sharing: targets, substituted: known(ownedBy:))
        guard let copy = copies.copy(ofTarget: known, for: pair.copy) else { return known }
        return state.withLock { state in
            guard !state.hasEnded else { return copy }
            if let counterpart = state.counterparts[known.serialNumber] { return counterpart }
            state.counterparts[known.serialNumber] = copy
            return copy
        }
    }

    private func isSubstitute(_ container: Core) -> Bool {
        state.withLock { state in state.known.values.contains { $0.copy == container } }
    }

    /// The container that owns registrations, and its substitute.
    private func known(ownedBy registrar: UInt) -> CopiedContainer? {
        state.withLock { $0.known[registrar] }
    }
}
