extension AsynchronousResolver: Resolver {
    /// This resolver.
    public var asynchronous: AsynchronousResolver { self }

    /// The core of the container that resolves, unless that has been released or this asks a resolver of another kind.
    var core: Core? {
        (resolver as? Container)?.core ?? (resolver as? UnretainedResolver)?.core
    }

    // MARK: - Asynchronous resolution

    /// Resolves a key.
    ///
    /// - Parameter findsComponents: Whether an unregistered component is resolved by its own factory.
    package nonisolated(nonsending) func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        findsComponents: Bool = false,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        guard let core else {
            return try resolver.instance(
                of: Service.self,
                name: key.name,
                option: nil,
                arguments: repeat each argument
            )
        }
        return try await requesting(of: core) { request async throws(ResolutionError) in
            try await core.resolve(.key(key, findsComponents: findsComponents), request, repeat each argument)
        }
    }

    /// Runs a request of this resolver, as a part of the resolution that it belongs to.
    nonisolated(nonsending) func requesting<Result>(
        of core: Core,
        _ body: nonisolated(nonsending) (AsynchronousRequest) async throws(ResolutionError) -> Result
    ) async throws(ResolutionError) -> Result {
        let request = request(of: core)
        request.resolution.graph.resolutionBegins()
        defer { request.resolution.graph.resolutionEnded() }
        do throws(ResolutionError) {
            return try await body(request)
        } catch {
            core.observeRefusal(error, in: request.caller?.span)
            throw error
        }
    }

    /// Resolves a registration that another one leads to.
    ///
    /// - Throws: The error that the other registration has to throw.
    nonisolated(nonsending) func resolveTarget<Service, each Argument>(
        _ target: Target,
        _ argument: repeat each Argument
    ) async throws -> Service {
        do throws(ResolutionError) {
            return try await resolveRegistration(target, repeat each argument)
        } catch {
            throw error.forwarded(from: target.key)
        }
    }

    /// Resolves what the running factory, a decorator that has replaced no registration, decorates; see
    /// ``Resolver/resolveDecorated(under:_:)``.
    nonisolated(nonsending) func resolveDecorated<Service, each Argument>(
        _ replaced: Target?,
        under key: RegistrationKey,
        _ argument: repeat each Argument
    ) async throws -> Service {
        if let replaced { return try await resolveTarget(replaced, repeat each argument) }
        guard let core, let decorator = frame?.registration else {
            throw ResolutionError(.containerReleased, key: key)
        }
        let found = core.lookupDecorated(key, by: decorator)
        if let decorated = found.registration {
            return try await resolveTarget(Target(decorated), repeat each argument)
        }
        if case .nothing = found { throw Refusal.nothingToDecorate }
        return try await requesting(of: core) { request async throws(ResolutionError) in
            let requested = Requested.key(key, findsComponents: false)
            return try await core.resolve(found, for: requested, request, repeat each argument)
        }
    }

    /// Resolves a registration that the caller retains.
    package nonisolated(nonsending) func resolveRegistration<Service, each Argument>(
        _ target: Target,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let registration = target.active
        guard let core else { throw ResolutionError(.containerReleased, key: registration.key) }
        return try await requesting(of: core) { request async throws(ResolutionError) in
            if registration.isOfClosedOwner { throw request.error(.containerClosed, at: registration.key) }
            return try await core.resolveRegistration(registration, request, repeat each argument)
        }
    }

    func request(of container: Core) -> AsynchronousRequest {
        let caller = frame?.running ?? AsynchronousFrame.current?.running
        // Each request of an injected factory has an object graph of its own.
        let outer = resolver is UnretainedResolver ? nil : caller
        let resolution =
            resolution ?? outer?.resolution(in: container.hierarchy)
            ?? AsynchronousResolution(in: container.hierarchy)
        return AsynchronousRequest(resolution: resolution, caller: caller)
    }

    // MARK: - Synchronous resolution

    /// Resolves a key synchronously.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: A further part of the key.
    ///   - argument: The arguments for the factory.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the resolution fails, or is asynchronous.
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

    /// Runs a synchronous resolution as part of the resolution that this resolver belongs to.
    func synchronously<Result>(
        _ body: (any Resolver) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        guard let core else { return try body(resolver) }
        let request = request(of: core)
        return try request.synchronously { () throws(ResolutionError) in
            try body(core.container)
        }
    }

    /// Logs the reason why a resolution returns `nil`.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        resolver.report(error)
    }

    /// The number of running factories around a request.
    var depth: Int { core.map { request(of: $0).depth } ?? 0 }
}

extension AsynchronousResolver {
    /// Resolves a service without arguments, or throws the reason.
    ///
    /// ```swift
    /// let animal = try await container.asynchronous.require(Animal.self)
    /// ```
    ///
    /// If the task is canceled while it waits for a shared instance that another task is making, the reason is a
    /// `CancellationError`; the other task continues.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service>(_ serviceType: Service.Type, name: String? = nil)
        async throws(ResolutionError) -> Service
    {
        try await resolveKey(RegistrationKey(serviceType, name: name))
    }

    /// Resolves a service with one argument, or throws the reason.
    ///
    /// ```swift
    /// let spirit = try await container.asynchronous.require(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It must be `Sendable`, because the factory may run on
    /// another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service, Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(serviceType, argumentTypes: Argument.self, name: name)
        return try await resolveKey(key, argument)
    }

    /// Resolves a service with several arguments, or throws the reason.
    ///
    /// ```swift
    /// let lucky = try await container.asynchronous.require(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They must be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the key is unregistered, if a factory throws, or if the
    ///   dependencies form a cycle.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func require<Service, First: Sendable, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(
            serviceType,
            argumentTypes: First.self,
            repeat (each Argument).self,
            name: name
        )
        return try await resolveKey(key, first, repeat each argument)
    }
}

extension AsynchronousResolver {
    /// Resolves a service without arguments, or returns `nil`.
    ///
    /// ```swift
    /// let animal = await container.asynchronous.resolve(Animal.self)
    /// ```
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service>(_ serviceType: Service.Type, name: String? = nil)
        async -> Service?
    {
        await reportingError(try await require(serviceType, name: name))
    }

    /// Resolves a service with one argument, or returns `nil`.
    ///
    /// ```swift
    /// let spirit = await container.asynchronous.resolve(Animal.self, argument: "Spirit")
    /// ```
    ///
    /// The static type of the argument is part of the key. It must be `Sendable`, because the factory may run on
    /// another actor.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - argument: The argument for the factory.
    ///   - argumentType: The type of the argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service, Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) async -> Service? {
        await reportingError(try await require(serviceType, name: name, argument: argument))
    }

    /// Resolves a service with several arguments, or returns `nil`.
    ///
    /// ```swift
    /// let lucky = await container.asynchronous.resolve(Animal.self, arguments: "Lucky", true)
    /// ```
    ///
    /// The static types of the arguments are part of the key. They must be `Sendable`, because the factory may run
    /// on another actor.
    ///
    /// If the resolution fails, the container logs the reason.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - first: The first argument for the factory.
    ///   - argument: The other arguments.
    ///   - firstType: The type of the first argument in the key; its static type by default.
    /// - Returns: The instance, or `nil` if the resolution fails.
    /// - Complexity: O(1) on average, not counting the factory.
    public nonisolated(nonsending) func resolve<Service, First: Sendable, each Argument: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments first: First,
        _ argument: repeat each Argument,
        as firstType: First.Type = First.self
    ) async -> Service? {
        await reportingError(
            try await require(serviceType, name: name, arguments: first, repeat each argument)
        )
    }

    /// Runs a request, or reports why there is no instance.
    private nonisolated(nonsending) func reportingError<Service>(
        _ request: nonisolated(nonsending) @autoclosure () async throws(ResolutionError) -> Service
    ) async -> Service? {
        do {
            return try await request()
        } catch {
            report(error)
            return nil
        }
    }
}

/// The synchronous forms of a resolver, for synchronous code that an asynchronous factory calls.
///
/// At the top level of `main.swift`, the compiler would prefer them even after `await`, and would not wait. They are
/// therefore unavailable there, as in all asynchronous code, so that the compiler chooses the asynchronous forms.
///
/// Methods of a class take precedence over those of the protocol for any number of arguments, so the form with a
/// parameter pack also covers calls with none, two and three.
@_documentation(visibility: internal)
extension AsynchronousResolver {
    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func resolve<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) -> Service? {
        (self as any Resolver).resolve(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or returns `nil`; see ``Resolver``.
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) -> Service? {
        (self as any Resolver).resolve(serviceType, name: name, arguments: repeat each argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func require<Service, Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        argument: Argument,
        as argumentType: Argument.Type = Argument.self
    ) throws(ResolutionError) -> Service {
        try (self as any Resolver).require(serviceType, name: name, argument: argument)
    }

    /// Resolves a service synchronously, or throws the reason; see ``Resolver``.
    @available(*, noasync, message: "Top-level code takes this form; ask in an 'async' function instead")
    public func require<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        arguments argument: repeat each Argument,
        as argumentTypes: (repeat each Argument).Type = (repeat each Argument).self
    ) throws(ResolutionError) -> Service {
        try (self as any Resolver).require(serviceType, name: name, arguments: repeat each argument)
    }
}
