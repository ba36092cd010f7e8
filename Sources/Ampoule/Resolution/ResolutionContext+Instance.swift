extension ResolutionContext {
    /// The instance of a registration for the running resolution: the shared one, or a new one.
    ///
    /// - Parameters:
    ///   - registration: The registration.
    ///   - container: The container that was asked, which completions resolve from.
    ///   - factory: The registration's factory, applied to its arguments.
    func instance<Service>(
        of registration: Registration,
        in container: Container,
        _ factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        let configuration = registration.configuration
        switch configuration.sharing {
        case .transient:
            let instance = try runFactory(of: registration, factory)
            try complete(instance, of: registration, configuration, in: container)
            return instance
        case .graph:
            return try graphInstance(of: registration, configuration, in: container, factory)
        case .container(let slot):
            return try sharedInstance(of: registration, configuration, in: container, slot: slot, factory)
        case .weak(let storage):
            return try sharedInstance(of: registration, configuration, in: container, slot: storage, factory)
        case .custom(let storage):
            return try sharedInstance(of: registration, configuration, in: container, slot: storage, factory)
        }
    }

    // MARK: - Within an object graph

    private func graphInstance<Service>(
        of registration: Registration,
        _ configuration: Registration.Configuration,
        in container: Container,
        _ factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        // What a graph holds for a registration is of the service type that the registration's key fixes.
        if let existing = graphIfAny?.instance(for: registration) {
            return unsafeDowncast(existing, to: Shared<Service>.self).value
        }
        let instance = try runFactory(of: registration, factory)
        let isOutermost = stack.isEmpty
        if isOutermost, configuration.completions == nil, graphIfAny == nil { return instance }

        let made = Shared(instance)
        let settled = unsafeDowncast(graph.settle(made, for: registration), to: Shared<Service>.self)
        guard settled === made else { return settled.value }
        stack.noteSharedInstance()
        do {
            try complete(instance, of: registration, configuration, in: container)
        } catch {
            graph.setInstance(nil, for: registration)
            throw error
        }
        return instance
    }

    // MARK: - Across threads

    private func sharedInstance<Service>(
        of registration: Registration,
        _ configuration: Registration.Configuration,
        in container: Container,
        slot: any AnyObject & Sendable,
        _ factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        let sharing = configuration.sharing
        while true {
            if let kept = sharing.instance(Service.self, in: self) { return kept.value }
            switch SharedInstances.ask(slot, by: thread) {
            case .make:
                do {
                    return try makeShared(of: registration, configuration, in: container, slot: slot, factory)
                } catch {
                    SharedInstances.finish(slot, by: thread)
                    throw error
                }
            case .makeAgain:
                return try makeShared(of: registration, configuration, in: container, slot: slot, factory)
            case .take(let instance):
                return unsafeDowncast(instance, to: Shared<Service>.self).value
            case .askAgain:
                continue
            }
        }
    }

    private func makeShared<Service>(
        of registration: Registration,
        _ configuration: Registration.Configuration,
        in container: Container,
        slot: any AnyObject & Sendable,
        _ factory: () throws -> Service
    ) throws(ResolutionError) -> Service {
        let sharing = configuration.sharing
        // Another thread may have kept an instance between the look at the slot and the leave to make one.
        if let kept = sharing.instance(Service.self, in: self) {
            SharedInstances.finish(slot, by: thread)
            return kept.value
        }
        let instance = try runFactory(of: registration, factory)
        if let kept = sharing.instance(Service.self, in: self) { return kept.value }

        let made = Shared(instance)
        if let earlier = SharedInstances.settle(made, as: slot, by: thread) {
            return unsafeDowncast(earlier, to: Shared<Service>.self).value
        }
        defer { SharedInstances.finish(slot, by: thread) }
        // Whoever took the slot over may have finished since the look above.
        if let kept = sharing.instance(Service.self, in: self) { return kept.value }

        stack.noteSharedInstance()
        try complete(instance, of: registration, configuration, in: container)
        sharing.keep(made, in: self)
        return instance
    }

    // MARK: - Completing

    private func complete<Service>(
        _ instance: Service,
        of registration: Registration,
        _ configuration: Registration.Configuration,
        in container: Container
    ) throws(ResolutionError) {
        guard let completions = configuration.completions else { return }
        try runCompletion(of: registration) {
            // A registration's completions are those of the service type that its key fixes.
            for completion in unsafeDowncast(completions, to: Completions<Service>.self).closures {
                try completion(container, instance)
            }
        }
    }
}
