/// The resolver of an injected factory: a container that the factory does not retain.
///
/// A component that the container stores can therefore have a factory of the same container. Each call of the factory
/// has its own object graph, even while the component that owns it is still being made, so each call makes another
/// instance.
final class UnretainedResolver: Resolver {
    /// Knows the container, and needs a weak reference to it only if the factory is called.
    private let registrar: Registrar

    init(_ container: Container) {
        registrar = container.ownCore.registrar
    }

    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try synchronously(
            for: RegistrationKey(
                serviceType,
                argumentTypes: repeat (each Argument).self,
                name: name,
                option: option
            )
        ) { container throws(ResolutionError) in
            try container.instance(
                of: serviceType,
                name: name,
                option: option,
                arguments: repeat each argument
            )
        }
    }

    /// Runs a synchronous resolution of a key by the container, in a new object graph.
    func synchronously<Result>(
        for key: @autoclosure () -> RegistrationKey,
        _ body: (Container) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let core else { throw ResolutionError(.containerReleased, key: key()) }
        return try ResolutionContext.current.inGraph(GraphIdentifier(), of: core.hierarchy) {
            () throws(ResolutionError) in
            try body(core.container)
        }
    }

    func report(_ error: ResolutionError) {
        core?.container.report(error)
    }

    /// The core of the container, unless that has been released.
    var core: Core? { registrar.container?.core }
}
