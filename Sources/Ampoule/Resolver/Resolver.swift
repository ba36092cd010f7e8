/// Resolves services.
///
/// A factory is given one to resolve its dependencies. ``Container`` is the resolver that users make; adopt
/// the protocol in a type of your own to put something in front of a container. All the forms of `resolve`
/// and `require` are made of its two requirements.
///
/// A resolver of your own gives nil for an optional dependency whose component is not registered, although it makes the
/// component itself: it has no object graph, in which two components that refer to each other would find an end.
/// Register the component.
///
/// Name and meaning are those of Swinject's `Resolver`.
public protocol Resolver: AnyObject, Sendable {
    /// The instance of a service for a key.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` that says why there is none.
    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service

    /// Takes note of why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    func report(_ error: ResolutionError)

    /// This resolver for code that can wait: it finds asynchronous registrations, too.
    ///
    /// A resolver that stands before a container hands on the container's; without that, only synchronous
    /// registrations are found by it.
    var asynchronous: AsynchronousResolver { get }
}

extension Resolver {
    /// The instance of a service by a resolver that is not a container.
    @usableFromInline
    @inline(never)
    func askRequirement<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try instance(of: serviceType, name: name, option: nil, arguments: repeat each argument)
    }

    /// The instance of a service by a resolver that is not a container, or nil with a report.
    @usableFromInline
    @inline(never)
    func askRequirementIfAny<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String?,
        _ argument: repeat each Argument
    ) -> Service? {
        do {
            return try askRequirement(serviceType, name: name, repeat each argument)
        } catch {
            report(error)
            return nil
        }
    }
}
