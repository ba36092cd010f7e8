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
public final class AsynchronousResolver: Resolver {
    /// Which object graph a request takes part in that no factory makes.
    enum Graph: Sendable {
        /// That of the factory that runs, or a new one.
        case current
        case given(AsynchronousResolution)
        /// A new one each time.
        case new
    }

    private let resolver: any Resolver

    /// The factory that was given this.
    private let frame: AsynchronousFrame?
    private let graph: Graph

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

    /// This resolver.
    public var asynchronous: AsynchronousResolver { self }

    /// The container that is asked, unless it has gone or a resolver of another kind is asked.
    var container: Container? {
        resolver as? Container ?? (resolver as? UnretainedResolver)?.container
    }

    // MARK: - Waiting

    /// Resolves a key.
    nonisolated(nonsending) func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let container else {
            return try resolver.instance(
                of: Service.self,
                name: key.name,
                option: nil,
                arguments: repeat each argument
            )
        }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try await container.resolveKey(key, request, repeat each argument)
    }

    /// Resolves a registration that the caller retains.
    nonisolated(nonsending) func resolveRegistration<Service, each Argument>(
        _ registration: Registration,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let container else { throw ResolutionError(.containerReleased, key: registration.key) }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try await container.resolveRegistration(registration, request, repeat each argument)
    }

    func request(of container: Container) -> AsynchronousRequest {
        let given = frame.flatMap { frame in frame.isRunning ? frame : nil }
        let caller = given ?? AsynchronousFrame.current.flatMap { frame in frame.isRunning ? frame : nil }
        let resolution =
            switch graph {
            case .new: AsynchronousResolution(in: container.hierarchy)
            case .given(let resolution): resolution
            case .current:
                caller?.lineage.first { $0.resolution.hierarchy == container.hierarchy }?.resolution
                    ?? AsynchronousResolution(in: container.hierarchy)
            }
        return AsynchronousRequest(resolution: resolution, caller: caller)
    }

    // MARK: - Without waiting

    /// The instance of a service for a key, if it is made synchronously.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` that says why there is none.
    public func instance<Service, each Argument>(
        of serviceType: Service.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        arguments argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try synchronously { resolver throws(ResolutionError) in
            try resolver.instance(
                of: serviceType,
                name: name,
                option: option,
                arguments: repeat each argument
            )
        }
    }

    /// Runs a synchronous resolution as a part of the one that this resolver belongs to.
    func synchronously<Result>(
        _ body: (any Resolver) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let container else { return try body(resolver) }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try request.synchronously { () throws(ResolutionError) in
            try body(container)
        }
    }

    /// Takes note of why a resolution that returns nil has failed.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        resolver.report(error)
    }

    /// The number of factories that run around a request.
    var depth: Int { container.map { request(of: $0).depth } ?? 0 }
}

extension Resolver {
    /// This resolver for code that can wait: it finds asynchronous registrations, too.
    ///
    /// ```swift
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    public var asynchronous: AsynchronousResolver { AsynchronousResolver(self) }
}
