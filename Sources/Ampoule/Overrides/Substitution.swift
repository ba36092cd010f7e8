import Synchronization

extension Container {
    /// Runs a closure in which registrations are overridden, for the current task and its child tasks only.
    ///
    /// A test of code that uses a shared container replaces one thing deep in its graph:
    ///
    /// ```swift
    /// petShop.withOverrides { container in
    ///     container.override(Cat.self) { StuffedCat() }
    /// } perform: {
    ///     #expect(petShop.resolve(Person.self)?.play() == "Stephen plays with a stuffed cat.")
    /// }
    /// ```
    ///
    /// In both closures, and in tasks that they create with `Task`, another container carries out the operations of this
    /// one: it has the same registrations, and the overrides. The same holds for the containers that inherit from this
    /// one. Other tasks and threads use the container as before, even at the same time. When the closures have returned,
    /// the registrations, resets and instances made in them are discarded, even for tasks that outlive them.
    ///
    /// Shared instances that depend on an override, directly or not, are created again. Those that don't are the
    /// same as outside. The dependencies of closure registrations are unknown, so their shared instances, and those that
    /// depend on them, are created again. Instances that an ancestor shares are those of the ancestor; to replace their
    /// dependencies, override in the ancestor.
    ///
    /// A child that decorates a registration of this container, or forwards to it, gets an instance with the overrides, too.
    /// A decorator of a child decorates an override of its own key. A forward stays with the registration that it was made
    /// for: if that one is overridden, override the further service, too.
    ///
    /// - Parameters:
    ///   - override: Overrides registrations in the container that it receives.
    ///   - perform: The closure to run with the overrides.
    /// - Returns: The result of the closure.
    /// - Throws: The error of either closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations in this container.
    public func withOverrides<Result, Failure: Error>(
        _ override: (Container) throws(Failure) -> Void,
        perform: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try Substitution.run(with: Substitution(of: core.host)) { () throws(Failure) in
            try override(core.container)
            return try perform()
        }
    }

    /// Runs an asynchronous closure in which registrations are overridden, for the current task and its child tasks only.
    ///
    /// The overrides hold as in the synchronous form.
    ///
    /// - Parameters:
    ///   - override: Overrides registrations in the container that it receives.
    ///   - perform: The closure to run with the overrides, on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of either closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations in this container.
    public nonisolated(nonsending) func withOverrides<Result, Failure: Error>(
        _ override: (Container) throws(Failure) -> Void,
        perform: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Substitution.run(with: Substitution(of: core.host)) { () async throws(Failure) in
            try override(core.container)
            return try await perform()
        }
    }

    /// Runs a closure in which a copy carries out the operations of this container, for the current task and its child
    /// tasks only.
    ///
    /// Copies also stand in for the ancestors, the fallbacks, and the containers that inherit from one of these.
    ///
    /// - Parameter perform: The closure to run; it receives the copy.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    package nonisolated(nonsending) func withCopy<Result, Failure: Error>(
        perform: nonisolated(nonsending) (Container) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Substitution.run(with: Substitution(of: core, isWhole: true)) { () async throws(Failure) in
            try await perform(core.container)
        }
    }

    /// Closes the root container of the hierarchy, and with it all containers inside it.
    ///
    /// - Throws: ``ClosingError`` with every error.
    package nonisolated(nonsending) func closeHierarchy() async throws(ClosingError) {
        try await core.root.container.close()
    }

    /// The keys of the running factories, the outermost first.
    package static var resolutionPath: [RegistrationKey] {
        ResolutionContext.current.wholePath.filter { key in !key.isHidden }
    }
}

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

    private let outer = Substitution.current

    /// The containers and registrations with their substitutes; `nil` once the substitution has ended.
    private let copies = Mutex<ContainerCopies?>(ContainerCopies())

    /// Whether the ancestors and the fallbacks are substituted, too.
    ///
    /// Otherwise, substitutes take the shared instances from the originals that depend on nothing that was overridden.
    private let isWhole: Bool

    /// Creates a substitution inside the current one.
    ///
    /// - Parameters:
    ///   - container: The container to substitute by a copy.
    ///   - isWhole: Whether its ancestors and its fallbacks are substituted, too.
    init(of container: Core, isWhole: Bool = false) {
        self.isWhole = isWhole
        Self.count.add(1, ordering: .relaxed)
        Diversion.begin()
        _ = adding { $0.copy(container, isWhole: isWhole, taking: originals) }
    }

    /// Ends the substitution, also for tasks that outlive it.
    private func end() {
        Diversion.end()
        Self.count.subtract(1, ordering: .relaxed)
        // Releases the substitutes after unlocking, since releasing their instances runs user code.
        _ = copies.withLock { copies in exchange(&copies, with: nil) }
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
        guard let copied = copies.withLock({ $0?.copied }) else { return container }
        if let known = copied[container.registrarAddress] { return known.copy }
        guard container.isAffected(by: copied) else { return container }
        return adding { $0.copy(container, isWhole: false, taking: originals) } ?? container
    }

    /// Finds the shared instances that the substitute of a container takes from it, if it takes any.
    private func originals(_ container: Core) -> (any OriginalInstances)? {
        guard !isWhole else { return nil }
        return UnaffectedInstances(of: container) { target in
            self.copies.withLock { $0?.originalTargets[target.serialNumber] }
        }
    }

    /// Adds copies, unless the substitution has ended.
    ///
    /// - Parameter copy: Copies something; called again if another thread has added copies meanwhile.
    /// - Returns: The result of the closure; `nil` if the substitution has ended.
    private func adding<Result>(_ copy: (inout ContainerCopies) -> Result) -> Result? {
        while var added = copies.withLock({ $0 }) {
            let count = added.count
            // Without the lock, since a custom scope makes its storage by user code.
            let result = copy(&added)
            let isAdded = copies.withLock { copies in
                guard copies?.count == count else { return false }
                copies = added
                return true
            }
            if isAdded { return result }
        }
        return nil
    }

    // MARK: - Registrations

    /// The registration that stands for another one in a container of the current task.
    ///
    /// - Parameters:
    ///   - target: A registration to forward to.
    ///   - container: The container whose registration forwards to it.
    fileprivate func counterpart(of target: Registration, in container: Core) -> Registration {
        let substitutes = copies.withLock { $0?.copied.values.map(\.copy) }
        guard let substitutes, container.lineage.contains(where: substitutes.contains) else {
            return outer?.counterpart(of: target, in: container) ?? target
        }
        let known = active(target)
        guard container.container(thatOwns: known) == nil else { return known }
        return adding { copies in copies.copy(ofTarget: known, for: container) ?? known } ?? known
    }

    /// The registration that stands for one that others lead to: a copy of a registration of a substituted container; itself
    /// for any other.
    fileprivate func active(_ registration: Registration) -> Registration {
        let known = outer?.active(registration) ?? registration
        guard let owner = known.registrarIfLedTo?.container?.ownCore else { return known }
        let substitute = substitute(of: owner)
        guard substitute != owner else { return known }
        return adding { copies in copies.copy(ofTarget: known, for: substitute) ?? known } ?? known
    }
}
