/// Resolves services.
///
/// A factory receives a resolver to resolve its dependencies. ``Container`` is the resolver that users create. Conform
/// a type of your own to wrap a container: all forms of `resolve` and `require` are based on the requirements of this
/// protocol.
///
/// A custom resolver resolves an optional dependency on an unregistered component to `nil`, although it resolves the
/// component itself: it has no object graph, which would end the recursion of two components that refer to each other.
/// Register the component.
///
/// Name and meaning match Swinject's `Resolver`.
public protocol Resolver: AnyObject, Sendable {
    /// Resolves a service by the parts of its key.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: An additional part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` with the reason if the service can't be resolved.
    func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service

    /// Reports why a resolution returned `nil`.
    ///
    /// - Parameter error: The reason.
    func report(_ error: ResolutionError)

    /// The asynchronous form of this resolver, which also resolves asynchronous registrations.
    ///
    /// A resolver that wraps a container returns the container's. The default implementation resolves synchronous
    /// registrations only.
    var asynchronous: AsynchronousResolver { get }
}
