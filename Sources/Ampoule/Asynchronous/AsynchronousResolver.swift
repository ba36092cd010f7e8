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
