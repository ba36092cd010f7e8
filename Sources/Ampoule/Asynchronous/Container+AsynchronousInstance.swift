/// How a container comes to an instance that may have to be awaited.
///
/// In all of these functions the type arguments are those of the signature in the registration's key. They run
/// where they are called, as do the factories, so that nothing leaves the caller's actor on the way.
extension Container {
    /// The instance of a service for a key, made or shared as the registration says.
    nonisolated(nonsending) func instance<Service, each Argument>(
        of serviceType: Service.Type,
        for key: RegistrationKey,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if let registration = registration(for: key) {
            return try await instance(of: registration, request, repeat each argument)
        }
        return try await unregisteredInstance(
            key,
            request,
            findsComponents: false,
            repeat each argument
        )
    }

    /// The instance that a wrapper, or a component, asks for.
    nonisolated(nonsending) func instance<Service, each Argument>(
        of serviceType: Service.Type,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        let key = RegistrationKey(repeat (each Argument).self, service: serviceType, name: query.name)
        if let registration = registration(for: key) {
            return try await instance(of: registration, request, repeat each argument)
        }
        return try await unregisteredInstance(
            key,
            request,
            findsComponents: query.findsComponents,
            repeat each argument
        )
    }

    /// The instance of a registration of this container or of an ancestor: a shared one, or a new one.
    nonisolated(nonsending) func instance<Service, each Argument>(
        of registration: Registration,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        // What a shorter key is completed to may have to be awaited, or may not.
        guard registration.isAsynchronous || registration.shorterKey != nil else {
            return try await synchronousInstance(of: registration, request, repeat each argument)
        }
        let configuration = registration.configuration
        let place = AsynchronousPlace(of: registration, configuration.sharing, in: request.resolution)
        if let place {
            return try await sharedInstance(
                of: registration,
                configuration,
                at: place,
                request,
                repeat each argument
            )
        }
        let frame = try request.enter(registration, for: self)
        defer { frame.end() }
        do {
            let instance: Service = try await makeInstance(frame, repeat each argument)
            try await complete(instance, configuration, frame)
            return instance
        } catch {
            throw frame.error(for: error)
        }
    }

    /// The registration under a key, for as long as it is needed.
    func registration(for key: RegistrationKey) -> Registration? {
        ResolutionContext.current.reading { find(key)?.takeUnretainedValue() }
    }

    /// An instance that needs no registration: a wrapper of a registered service, or the resolver itself.
    private nonisolated(nonsending) func unregisteredInstance<Service, each Argument>(
        _ key: RegistrationKey,
        _ request: AsynchronousRequest,
        findsComponents: Bool,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if let fallback = ResolutionContext.current.reading({ fallback(for: key) }) {
            return try await AsynchronousResolver(fallback, for: request.caller)
                .instance(of: Service.self, for: key, repeat each argument)
        }
        if findsComponents {
            if let component = RegistrationOfItself.asynchronous(Service.self, name: key.name) {
                return try await AsynchronousResolver(self, for: request.caller).make(component)
            }
            if let component = RegistrationOfItself.synchronous(Service.self, name: key.name) {
                return try await AsynchronousResolver(self, for: request.caller).make(component)
            }
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type {
            let query = WrapperQuery(name: key.name, option: nil, findsComponents: findsComponents)
            let wrapped = try await wrapper.wrap(in: self, query, request, repeat each argument)
            if let wrapped = wrapped as? Service { return wrapped }
        }
        if Service.self == AsynchronousResolver.self, key.name == nil, key.signature.takesNoArguments,
            let own = asynchronous as? Service
        {
            return own
        }
        if Service.self == GraphIdentifier.self, !request.isInGraph {
            throw request.error(.unregistered(alternatives: []), at: key)
        }
        return try request.synchronously(in: self) { () throws(ResolutionError) in
            try unregisteredInstance(key, ResolutionContext.current, repeat each argument)
        }
    }

    // MARK: - Shared by tasks

    private nonisolated(nonsending) func sharedInstance<Service, each Argument>(
        of registration: Registration,
        _ configuration: Registration.Configuration,
        at place: AsynchronousPlace,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        while true {
            if let kept: Shared<Service> = place.instance(in: request.resolution) { return kept.value }
            let maker = AsynchronousMaker.next()
            switch await AsynchronousInstances.ask(
                place.identity,
                as: maker,
                inside: request.caller?.makers ?? []
            ) {
            case .make, .makeAgain:
                let made: Shared<Service>? = try await makeShared(
                    registration,
                    configuration,
                    at: place,
                    maker,
                    request,
                    repeat each argument
                )
                if let made { return made.value }
            case .take(let instance):
                return instance.of(Service.self).value
            case .fail(let failure):
                throw failure.error(for: request)
            case .stop:
                throw request.error(.failure(CancellationError()), at: registration.key)
            case .askAgain:
                continue
            }
        }
    }

    /// Makes an instance, completes it, keeps it, and wakes those that wait for it.
    ///
    /// - Returns: The instance that is kept, or nil if another task is completing one, to be asked for.
    private nonisolated(nonsending) func makeShared<Service, each Argument>(
        _ registration: Registration,
        _ configuration: Registration.Configuration,
        at place: AsynchronousPlace,
        _ maker: AsynchronousMaker,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Shared<Service>? {
        var answer = AsynchronousInstances.Answer.askAgain
        // Whatever the end of it, nobody is left waiting.
        defer { AsynchronousInstances.finish(place.identity, by: maker, answer) }
        // Another task may have kept an instance between the look at the place and the leave to make one.
        if let kept: Shared<Service> = place.instance(in: request.resolution) {
            if place.isSame { answer = .take(kept) }
            return kept
        }
        do throws(ResolutionError) {
            let frame = try request.enter(registration, for: self, maker: maker)
            defer { frame.end() }
            do {
                let instance: Service = try await makeInstance(frame, repeat each argument)
                let settled = try await settle(
                    Shared(instance, isContended: true),
                    configuration,
                    at: place,
                    frame
                )
                // What a dependency refers to weakly must not go before its other owners have got it.
                if let settled, place.isWeak, request.caller != nil {
                    request.resolution.graph.setInstance(settled, for: registration.serialNumber)
                }
                if let settled, place.isSame { answer = .take(settled) }
                return settled
            } catch {
                throw frame.error(for: error)
            }
        } catch {
            // That the making task was cancelled is no reason for others to fail, nor is a circle that is none on
            // their way: one of them makes it anew.
            if !Task.isCancelled && !request.isCaller(inCircleOf: error) {
                answer = .fail(AsynchronousInstances.Failure(error, of: request))
            }
            throw error
        }
    }

    /// Completes and keeps an instance, unless another one was made before.
    ///
    /// - Returns: The instance that is kept, or nil if another task is completing one.
    private nonisolated(nonsending) func settle<Service>(
        _ instance: Shared<Service>,
        _ configuration: Registration.Configuration,
        at place: AsynchronousPlace,
        _ frame: AsynchronousFrame
    ) async throws -> Shared<Service>? {
        if let kept: Shared<Service> = place.instance(in: frame.resolution) { return kept }
        guard let maker = frame.maker, AsynchronousInstances.commit(instance, to: place.identity, by: maker)
        else { return nil }
        // Whoever took the place over may have finished since the look above.
        if let kept: Shared<Service> = place.instance(in: frame.resolution) { return kept }
        frame.noteSharedInstance()
        try await complete(instance.value, configuration, frame)
        place.keep(instance, in: frame.resolution)
        return instance
    }

    // MARK: - Calling what the user wrote

    private nonisolated(nonsending) func makeInstance<Service, each Argument>(
        _ frame: AsynchronousFrame,
        _ argument: repeat each Argument
    ) async throws -> Service {
        try await makeInstance(on: #isolation, frame, repeat each argument)
    }

    /// The actor is a parameter so that the closure runs there.
    private func makeInstance<Service, each Argument>(
        on actor: isolated (any Actor)?,
        _ frame: AsynchronousFrame,
        _ argument: repeat each Argument
    ) async throws -> Service {
        let registration = frame.registration
        let factory =
            registration.asynchronousFactory
            ?? registration.shorterKey?.asynchronousFactory(of: Service.self, name: registration.key.name)
        guard let factory else {
            preconditionFailure("The registration is not asynchronous")
        }
        let typed = unsafeDowncast(factory, to: AsynchronousFactory<Service, repeat each Argument>.self)
        return try await AsynchronousFrame.$current.withValue(frame) {
            _ = actor
            return try await typed(AsynchronousResolver(self, for: frame), repeat each argument)
        }
    }

    private nonisolated(nonsending) func complete<Service>(
        _ instance: Service,
        _ configuration: Registration.Configuration,
        _ frame: AsynchronousFrame
    ) async throws {
        guard let completions = configuration.completions else { return }
        try await complete(
            instance,
            unsafeDowncast(completions, to: AsynchronousCompletions<Service>.self),
            on: #isolation,
            frame
        )
    }

    private func complete<Service>(
        _ instance: Service,
        _ completions: AsynchronousCompletions<Service>,
        on actor: isolated (any Actor)?,
        _ frame: AsynchronousFrame
    ) async throws {
        try await AsynchronousFrame.$current.withValue(frame) {
            _ = actor
            for completion in completions.closures {
                try await completion(AsynchronousResolver(self, for: frame), instance)
            }
        }
    }
}

extension AsynchronousFrame {
    /// The error to throw because of one that a factory or a completion has thrown.
    fileprivate func error(for error: any Error) -> ResolutionError {
        if let error = error as? ResolutionError { return error }
        return ResolutionError(ResolutionError.Reason(thrown: error), key: registration.key, path: path)
    }
}
