/// A resolution put off: what ``Lazy`` and ``Provider`` have in common.
///
/// It continues the object graph in which it was made, and does not keep its container alive.
struct DeferredInstance<Service>: Sendable {
    private let key: RegistrationKey
    private let resolveAgain: @Sendable (Container) throws(ResolutionError) -> Service
    private let container: WeakReference?
    private let graph: GraphIdentifier

    /// Puts off a resolution, of which it must be known already that there is a registration.
    init<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) {
        key = RegistrationKey(
            Service.self,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        // The wrapper is made while its resolution is under way, so the container may be searched.
        guard !container.hasNothing(for: key) else { throw container.unregistered(key) }
        if container.find(key)?._withUnsafeGuaranteedRef({ $0.isAsynchronous }) == true {
            throw ResolutionContext.current.error(.asynchronous, at: key)
        }
        let arguments = Shared((repeat each argument))
        resolveAgain = { container throws(ResolutionError) in
            try container.instance(
                of: Service.self,
                name: name,
                option: option,
                arguments: repeat each arguments.value
            )
        }
        self.container = WeakReference(container)
        graph = ResolutionContext.current.graph
    }

    /// Puts off making a component that nobody has registered so far, with its own factory if nobody ever does.
    init(unregistered component: ComponentRegistration<Service>, in container: Container) {
        key = component.key
        resolveAgain = { container throws(ResolutionError) in try container.borrowed.instance(of: component) }
        self.container = WeakReference(container)
        graph = ResolutionContext.current.graph
    }

    /// Resolves the service now.
    func resolve() throws(ResolutionError) -> Service {
        guard let container = container?.object as? Container else {
            throw ResolutionError(.containerReleased, key: key)
        }
        return try ResolutionContext.current.inGraph(graph, of: container) { () throws(ResolutionError) in
            try resolveAgain(container)
        }
    }
}
