extension Container {
    /// Returns whether a service is registered, with any arguments, in this container, an ancestor, or a fallback.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: Whether there is a registration.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func hasAnyRegistration<Service>(of serviceType: Service.Type, name: String? = nil) -> Bool {
        core.reachable.contains { container in
            container.registrations.contains {
                $0.key.serviceType == serviceType && $0.key.name == name && !$0.key.isContribution
            }
        }
    }

    /// Removes all registrations of this container; those of its parent, and the value of its level, stay.
    ///
    /// No later request gets their cached instances, or those that are being made when the call returns.
    ///
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func removeAll() {
        let core = core
        core.registrar.removeAll()
        core.levelInstances.removeAll()
        core.originals?.reset()
    }

    /// Discards the instances that a scope has cached, in this container, all ancestors, and all fallbacks.
    ///
    /// An instance that is being made when the call returns is discarded, too; later requests make another one.
    ///
    /// - Parameter objectScope: The scope to reset.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: any ObjectScopeProtocol) {
        reset { _, scope in scope === objectScope }
    }

    /// Discards the instances that a scope has cached, in this container, all ancestors, and all fallbacks.
    ///
    /// An instance that is being made when the call returns is discarded, too; later requests make another one.
    ///
    /// ```swift
    /// container.resetObjectScope(.container)
    /// ```
    ///
    /// - Parameter objectScope: The scope to reset.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: ObjectScope) {
        resetObjectScope(objectScope as any ObjectScopeProtocol)
    }

    /// Discards the instances of one service that a scope has cached, in this container, all ancestors, and all
    /// fallbacks.
    ///
    /// An instance that is being made when the call returns is discarded, too; later requests make another one.
    ///
    /// - Parameters:
    ///   - objectScope: The scope to reset.
    ///   - serviceType: The service whose instances to discard.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: any ObjectScopeProtocol, serviceType: Any.Type) {
        reset { key, scope in scope === objectScope && key.serviceType == serviceType }
    }

    /// Discards the instances of one service that a scope has cached, in this container, all ancestors, and all
    /// fallbacks.
    ///
    /// An instance that is being made when the call returns is discarded, too; later requests make another one.
    ///
    /// - Parameters:
    ///   - objectScope: The scope to reset.
    ///   - serviceType: The service whose instances to discard.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    public func resetObjectScope(_ objectScope: ObjectScope, serviceType: Any.Type) {
        resetObjectScope(objectScope as any ObjectScopeProtocol, serviceType: serviceType)
    }

    /// Returns the container itself, which needs no synchronization.
    ///
    /// It exists for code written for Swinject, where only one thread at a time may use a container unless this is
    /// called.
    ///
    /// - Returns: The container.
    public func synchronize() -> any Resolver { self }

    /// Runs a closure that continues an object graph.
    ///
    /// ```swift
    /// container.withObjectGraph(identifier) { container in
    ///     container.resolve(Animal.self)
    /// }
    /// ```
    ///
    /// Resolutions from the container in the closure share the graph-scoped instances of that graph, and add to them.
    /// Name and meaning match Swinject's `withObjectGraph`.
    ///
    /// - Parameters:
    ///   - identifier: The graph, from `resolve(GraphIdentifier.self)` in a factory, or a new one.
    ///   - closure: Resolves services from the given container.
    /// - Returns: The return value of the closure.
    /// - Throws: The error that the closure throws.
    public func withObjectGraph<Result, Failure: Error>(
        _ identifier: GraphIdentifier,
        closure: (Container) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        let core = core
        let graph = identifier.graph(of: core.opening)
        return try ResolutionContext.current.inGraph(graph, of: core.hierarchy) { () throws(Failure) in
            try closure(core.container)
        }
    }

    private func reset(where isAffected: (RegistrationKey, any ObjectScopeProtocol) -> Bool) {
        let core = core
        for container in core.reachable {
            container.originals?.reset()
            for registration in container.registrar.registry.all
            where isAffected(registration.key, registration.policy.scope) {
                // With those that it decorates.
                for current in sequence(first: registration, next: { $0.decorated?.maker }) {
                    current.reset()
                    let policy = current.policy
                    guard let level = policy.level else { continue }
                    core.nearestContainer(at: level)?.levelInstances.reset(policy.levelCache)
                }
            }
        }
    }
}

// What requests of a container find, where all of it is read at once: for lists, graphs, warm-up, and errors.

extension Core {
    /// The registrations of this container, and what its level has: what is registered for it around, and the value.
    var registrations: [Registration] { searchedHere.flatMap(\.all) + (levelValue.map { [$0] } ?? []) }

    /// The registrations of this container that its requests find, or those that it has for the containers of a level.
    package func registrations(for level: LevelIdentity?) -> [Registration] {
        registrar.registry.all.filter { $0.level == level && !$0.key.isOfUnregistered }
    }

    /// The registrations that a request searches together.
    package struct SearchedRegistrations {
        package let container: Core

        /// The level for which they are registered, or none.
        package let level: LevelIdentity?

        package init(container: Core, level: LevelIdentity?) {
            self.container = container
            self.level = level
        }

        package var all: [Registration] { container.registrations(for: level) }

        /// The components whose registrations were replaced by those of other components.
        package var overwritten: [OverwrittenComponent] {
            container.registrar.overwritten.filter { component in component.level == level }
        }

        package func registration(for key: RegistrationKey) -> Registration? {
            container.registrar.registry.registration(for: key, at: level)
        }
    }

    /// The registrations that a request searches in this container: its own, then those for its level.
    private var searchedHere: [SearchedRegistrations] {
        let around = level == nil ? [] : Array(lineage.dropFirst())
        return [SearchedRegistrations(container: self, level: nil)]
            + around.map { SearchedRegistrations(container: $0, level: level) }
    }

    /// The registrations that a request searches, in that order.
    package var searchedRegistrations: [SearchedRegistrations] { lineage.flatMap(\.searchedHere) }
}

extension Container: CustomStringConvertible {
    /// A sorted list of the registrations, one per line: service, arguments and name, scope, completions.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of registrations.
    public var description: String {
        // Not recursive, since a hierarchy may be deeper than the stack.
        let containers = Array(core.lineage)
        let own = containers.map(\.ownDescription).joined(separator: "\nwith parent ")
        let fallbacks = containers.reversed().flatMap(\.fallbacks).map { "falling back on \($0.container)" }
        return ([own] + fallbacks).joined(separator: "\n")
    }
}

extension Core {
    fileprivate var ownDescription: String {
        let title =
            level.map { "Container of the level '\($0.name)'" } ?? "Container"
        let visible = registrar.registry.all.filter { !$0.key.isHidden && !$0.key.isOfUnregistered }
        let registered = visible.map(\.description).sorted(by: \.self)
        let entries = (levelValue.map { ["\($0.key), the value of the level"] } ?? []) + registered
        guard !entries.isEmpty else { return "\(title), empty" }
        return ([title] + entries.map { "    \($0)" }).joined(separator: "\n")
    }
}

extension RegistrationEntry {
    /// The service, arguments and name, scope, and completions of the registration.
    public var description: String { entry.registration.description }
}

extension Registration: CustomStringConvertible {
    @usableFromInline
    package var description: String {
        if let target { return "\(key), forwards to \(target.key)" }
        if let shortenedKey {
            return shortenedKey.complete.map { "\(key), by default values \($0)" } ?? "\(key), ambiguous"
        }
        let completions = policy.completions?.count ?? 0
        let suffix = level.map { ", for the level '\($0.name)'" } ?? ""
        return "\(key), scope \(scopeDescription)" + (completions > 0 ? ", initCompleted \(completions)" : "")
            + suffix
    }
}
