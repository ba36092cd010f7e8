import Synchronization

/// Containers that substitute others in one task and its child tasks.
///
/// Every operation of a container begins with ``Container/active``, which is the substitute where there is one. A global
/// counter tells that there is none, so that containers without overrides pay one load for this.
///
/// Substitutions are nested: the substitute of an outer one may have another substitute in an inner one.
final class Substitution: Sendable {
    /// The innermost substitution of the current task.
    @TaskLocal private static var current: Substitution?

    /// The number of substitutions that have not ended.
    private static let count = Atomic<Int>(0)

    /// Whether any task of the program may have a substitution.
    @inline(__always)
    static var mayApply: Bool { count.load(ordering: .relaxed) != 0 }

    private struct State: Sendable {
        /// The containers and their substitutes, by the containers; empty once the substitution has ended.
        var known: [ObjectIdentifier: Pair] = [:]
        var hasEnded = false
    }

    private struct Pair: Sendable {
        /// Kept, so that no other container gets its address.
        let original: Container
        let substitute: Container
    }

    private let outer: Substitution?
    private let state: Mutex<State>

    /// Whether substitutes take the shared instances from the originals that depend on nothing that was overridden.
    private let keepsUnaffected: Bool

    /// Creates a substitution inside the current one.
    private init(_ pairs: [Pair], keepsUnaffected: Bool) {
        self.outer = Substitution.current
        self.keepsUnaffected = keepsUnaffected
        var known: [ObjectIdentifier: Pair] = [:]
        for pair in pairs { known[ObjectIdentifier(pair.original)] = pair }
        self.state = Mutex(State(known: known))
        Self.count.add(1, ordering: .relaxed)
    }

    /// Substitutes a container by a copy for overrides; its ancestors stay.
    convenience init(overriding container: Container) {
        var copies = ContainerCopies()
        let substitute = copies.copy(
            container,
            in: container.parent,
            fallbacks: container.fallbacks,
            taking: UnaffectedInstances(of: container)
        )
        self.init([Pair(original: container, substitute: substitute)], keepsUnaffected: true)
    }

    /// Substitutes a container, its ancestors, and its fallbacks by copies.
    convenience init(copying container: Container) {
        var copies = ContainerCopies()
        _ = copies.copy(container)
        self.init(copies.pairs.map { Pair(original: $0, substitute: $1) }, keepsUnaffected: false)
    }

    /// Ends the substitution, also for tasks that outlive it.
    private func end() {
        Self.count.subtract(1, ordering: .relaxed)
        // Releases the substitutes after unlocking, since releasing their instances runs user code.
        _ = state.withLock { state in
            state.hasEnded = true
            return exchange(&state.known, with: [:])
        }
    }

    // MARK: - Running code

    /// Runs a closure with the substitution, which ends with it.
    func run<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        defer { end() }
        return try Self.run(with: self, body)
    }

    /// Runs a closure with the substitution, which ends with it.
    nonisolated(nonsending) func run<Result, Failure: Error>(
        _ body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        defer { end() }
        return try await Self.run(with: self, body)
    }

    /// Runs a closure without substitutions, on behalf of the containers themselves.
    static func suspended<Result, Failure: Error>(
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try run(with: nil, body)
    }

    /// Runs a closure without substitutions, on behalf of the containers themselves.
    nonisolated(nonsending) static func suspended<Result, Failure: Error>(
        _ body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await run(with: nil, body)
    }

    /// The innermost substitution of the current task, to continue with it on another thread.
    static var ofCurrentTask: Substitution? { mayApply ? current : nil }

    /// Runs a closure with a substitution that does not end with it, or without any.
    static func run<Result, Failure: Error>(
        with substitution: Substitution?,
        _ body: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        // The task-local value erases the type of errors.
        try $current.withValue(substitution) {
            Swift.Result { () throws(Failure) in try body() }
        }.get()
    }

    private nonisolated(nonsending) static func run<Result, Failure: Error>(
        with substitution: Substitution?,
        _ body: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await $current.withValue(substitution) {
            do throws(Failure) {
                return Swift.Result<Result, Failure>.success(try await body())
            } catch {
                return .failure(error)
            }
        }.get()
    }

    // MARK: - Substitutes

    /// The container that carries out the operations of another one in the current task.
    static func active(_ container: Container) -> Container {
        current?.active(container) ?? container
    }

    /// The container that carries out the operations of another one: that one, if nothing substitutes it.
    ///
    /// - Complexity: O(*n*), where *n* is the number of reachable containers.
    private func active(_ container: Container) -> Container {
        let asked = outer?.active(container) ?? container
        return substitute(of: asked) ?? asked
    }

    /// The substitute of a container; `nil` if nothing substitutes it.
    ///
    /// Containers that inherit from a substituted one, or fall back on it, get a substitute when they are asked first.
    private func substitute(of container: Container) -> Container? {
        let known = state.withLock { state in state.hasEnded ? [:] : state.known }
        if let pair = known[ObjectIdentifier(container)] { return pair.substitute }
        guard !known.isEmpty, isAffected(container, by: known) else { return nil }
        // Not recursive, since a hierarchy may be deeper than the stack.
        var parent: Container?
        var isInside = false
        for ancestor in Array(container.lineage).reversed() {
            let pair = known[ObjectIdentifier(ancestor)]
            isInside = isInside || pair != nil || fallsBack(ancestor, on: known)
            parent = isInside ? pair?.substitute ?? copy(ancestor, in: parent) : ancestor
        }
        return parent
    }

    /// Adds the substitute of a container, unless another thread has done so, or the substitution has ended.
    private func copy(_ container: Container, in parent: Container?) -> Container {
        var copies = ContainerCopies()
        let copy = copies.copy(
            container,
            in: parent,
            fallbacks: container.fallbacks.map { substitute(of: $0) ?? $0 },
            taking: keepsUnaffected ? UnaffectedInstances(of: container) : nil
        )
        return state.withLock { state in
            guard !state.hasEnded else { return container }
            let identity = ObjectIdentifier(container)
            if let pair = state.known[identity] { return pair.substitute }
            state.known[identity] = Pair(original: container, substitute: copy)
            return copy
        }
    }

    private func isAffected(_ container: Container, by known: [ObjectIdentifier: Pair]) -> Bool {
        container.lineage.contains { ancestor in
            known[ObjectIdentifier(ancestor)] != nil || fallsBack(ancestor, on: known)
        }
    }

    private func fallsBack(_ container: Container, on known: [ObjectIdentifier: Pair]) -> Bool {
        container.fallbacks.contains { fallback in isAffected(fallback, by: known) }
    }
}
