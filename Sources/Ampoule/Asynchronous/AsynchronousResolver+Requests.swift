extension AsynchronousResolver: Resolver {
    /// This resolver.
    public var asynchronous: AsynchronousResolver { self }

    /// The container that resolves in the current task, unless it has been released or this asks a resolver of another
    /// kind.
    var container: Container? {
        (resolver as? Container ?? (resolver as? UnretainedResolver)?.container)?.active
    }

    // MARK: - Asynchronous resolution

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
        do throws(ResolutionError) {
            return try await container.resolveKey(key, request, repeat each argument)
        } catch {
            container.observeRefusal(error, in: request.caller?.span)
            throw error
        }
    }

    /// Resolves a registration that the caller retains.
    nonisolated(nonsending) func resolveRegistration<Service, each Argument>(
        _ target: Registration,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let registration = target.active
        guard let container else { throw ResolutionError(.containerReleased, key: registration.key) }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        do throws(ResolutionError) {
            if registration.isOfClosedOwner { throw request.error(.containerClosed, at: registration.key) }
            return try await container.resolveRegistration(registration, request, repeat each argument)
        } catch {
            container.observeRefusal(error, in: request.caller?.span)
            throw error
        }
    }

    func request(of container: Container) -> AsynchronousRequest {
        let given = frame.flatMap { frame in frame.isRunning ? frame : nil }
        let caller = given ?? AsynchronousFrame.current.flatMap { frame in frame.isRunning ? frame : nil }
        let resolution =
            switch graph {
            case .new: AsynchronousResolution(in: container.hierarchy)
            case .given(let resolution): resolution
            case .current:
                caller?.resolution(in: container.hierarchy)
                    ?? AsynchronousResolution(in: container.hierarchy)
            }
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
        guard let container else { return try body(resolver) }
        let request = request(of: container)
        request.resolution.begin()
        defer { request.resolution.end() }
        return try request.synchronously { () throws(ResolutionError) in
            try body(container)
        }
    }

    /// Logs the reason why a resolution returns `nil`.
    ///
    /// - Parameter error: The reason.
    public func report(_ error: ResolutionError) {
        resolver.report(error)
    }

    /// The number of running factories around a request.
    var depth: Int { container.map { request(of: $0).depth } ?? 0 }
}
