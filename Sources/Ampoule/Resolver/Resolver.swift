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

/// Resolves services asynchronously.
///
/// It resolves asynchronous and synchronous registrations, both with `await`. An asynchronous factory receives one to
/// resolve its dependencies; elsewhere, use ``Resolver/asynchronous``.
///
/// ```swift
/// container.register(Stable.self) { resolver in
///     let owner = try await resolver.require(Person.self)
///     return await Stable.built(by: owner)
/// }
///
/// let stable = try await container.asynchronous.require(Stable.self)
/// ```
///
/// Requests that a factory makes of its resolver are part of the same resolution: they share the object graph, and
/// errors show the resolution path. This holds on any thread that the factory continues on, and for concurrent
/// requests.
public final class AsynchronousResolver: Sendable {
    let resolver: any Resolver

    /// The frame of the factory that received this resolver.
    let frame: AsynchronousFrame?

    /// The resolution that all requests belong to, if it was given.
    let resolution: AsynchronousResolution?

    /// Creates an asynchronous resolver on top of another one.
    ///
    /// A custom resolver that wraps a container should forward the container's ``Resolver/asynchronous`` instead of
    /// using this initializer, which resolves only synchronous registrations.
    ///
    /// - Parameter resolver: The resolver to forward to. An asynchronous one is continued.
    public convenience init(_ resolver: any Resolver) {
        let asynchronous = resolver as? AsynchronousResolver
        self.init(
            asynchronous?.resolver ?? resolver,
            for: asynchronous?.frame,
            in: asynchronous?.resolution
        )
    }

    init(
        _ resolver: any Resolver,
        for frame: AsynchronousFrame?,
        in resolution: AsynchronousResolution? = nil
    ) {
        self.resolver = resolver
        self.frame = frame
        self.resolution = resolution
    }
}

extension Resolver {
    /// The asynchronous form of this resolver, which also resolves asynchronous registrations.
    ///
    /// ```swift
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    public var asynchronous: AsynchronousResolver { AsynchronousResolver(self) }
}
