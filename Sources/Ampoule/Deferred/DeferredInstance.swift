/// A deferred resolution, the common part of ``Lazy`` and ``Provider``.
///
/// It does not keep its container alive.
struct DeferredInstance<Service>: Sendable {
    private let key: RegistrationKey
    private let resolveAgain: @Sendable (Container) throws(ResolutionError) -> Service
    private let container: WeakReference?

    /// The object graph to continue; `nil` if each resolution has its own.
    private let graph: GraphIdentifier?

    /// Defers a resolution, after checking that the service can be resolved.
    ///
    /// - Parameter continuesGraph: Whether the resolution continues the current object graph.
    /// - Throws: ``ResolutionError`` if the service can't be resolved, or only asynchronously.
    init<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        _ argument: repeat each Argument,
        continuesGraph: Bool
    ) throws(ResolutionError) {
        key = RegistrationKey(
            Service.self,
            argumentTypes: repeat (each Argument).self,
            name: query.name,
            option: query.option
        )
        // The wrapper is made during its own resolution, whose reader is pinned, so the container may be searched.
        if let missing = Self.missingKey(in: container, query, argumentTypes: repeat (each Argument).self) {
            throw container.unregistered(missing)
        }
        if container.isAwaited(key, byDefault: false) {
            throw ResolutionContext.current.error(.asynchronous, at: key)
        }
        let arguments = Shared((repeat each argument))
        resolveAgain = { container throws(ResolutionError) in
            try container.resolve(Service.self, query, repeat each arguments.value)
        }
        self.container = WeakReference(container)
        graph = continuesGraph ? ResolutionContext.current.identifier : nil
    }

    /// The key that can't be resolved now and therefore not later either; `nil` if there is none.
    ///
    /// For pinned readers only.
    static func missingKey<each Argument>(
        in container: Container,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        container.missingKey(of: Service.self, query, argumentTypes: repeat each argumentTypes)
    }

    /// Resolves the service now.
    func resolve() throws(ResolutionError) -> Service {
        guard let container = (container?.object as? Container)?.active else {
            throw ResolutionError(.containerReleased, key: key)
        }
        return try ResolutionContext.current.inGraph(graph, of: container.hierarchy) {
            () throws(ResolutionError) in
            try resolveAgain(container)
        }
    }
}
