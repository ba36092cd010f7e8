/// Resolves services asynchronously.
///
/// It finds what is registered with an asynchronous factory and what is registered with a synchronous one, and
/// is asked with `await` for either. An asynchronous factory is given one to resolve its dependencies; elsewhere,
/// ``Resolver/asynchronous`` gives one.
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
/// What a factory asks the resolver for that it was given is part of the same resolution: it shares the object
/// graph, and errors show the way. This is so on whatever thread the factory goes on, and for several requests at
/// the same time.
public final class AsynchronousResolver: Sendable {
    /// Which object graph a request takes part in that no factory makes.
    enum Graph: Sendable {
        /// That of the factory that runs, or a new one.
        case current
        case given(AsynchronousResolution)
        /// A new one each time.
        case new
    }

    let resolver: any Resolver

    /// The factory that was given this.
    let frame: AsynchronousFrame?
    let graph: Graph

    /// Creates an asynchronous resolver that asks another one.
    ///
    /// A resolver of your own that stands before a container should not use this, but hand on the container's
    /// ``Resolver/asynchronous``: from what it has itself, only synchronous registrations can be had.
    ///
    /// - Parameter resolver: The resolver to ask.
    public convenience init(_ resolver: any Resolver) {
        self.init(resolver, for: nil)
    }

    init(_ resolver: any Resolver, for frame: AsynchronousFrame?, graph: Graph = .current) {
        self.resolver = resolver
        self.frame = frame
        self.graph = graph
    }
}

extension Resolver {
    /// This resolver for code that can wait: it finds asynchronous registrations, too.
    ///
    /// ```swift
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    public var asynchronous: AsynchronousResolver { AsynchronousResolver(self) }
}
