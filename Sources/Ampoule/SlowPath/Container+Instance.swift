/// How a container comes to the instance of a registration.
///
/// In all of these functions the type arguments are those of the signature in the registration's key, and
/// the calling thread is in a resolution that was begun, so that registrations and configurations stay
/// valid without being retained: counting their references would make threads that use the same
/// registration wait for each other.
extension Container {
    /// The instance of a registration of this container or of an ancestor: a shared one, or a new one.
    @usableFromInline
    @inline(never)
    func instance<Service, each Argument>(
        of registration: Unmanaged<Registration>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if context.isStackUsedUp {
            return try context.onLargerStack(resolving: registration) { () throws(ResolutionError) in
                try instance(of: registration, context, repeat each argument)
            }
        }
        let configuration = registration._withUnsafeGuaranteedRef { $0.publishedConfiguration }
        switch configuration._withUnsafeGuaranteedRef({ $0.kind }) {
        case .transient:
            return try transientInstance(of: registration, configuration, context, repeat each argument)
        case .graph:
            return try graphInstance(of: registration, configuration, context, repeat each argument)
        case .shared:
            if let kept: Shared<Service> = configuration._withUnsafeGuaranteedRef({ $0.keptInstance(context) }
            ) {
                return kept.value
            }
            return try sharedInstance(of: registration, configuration, context, repeat each argument)
        }
    }

    // MARK: - Not shared

    private func transientInstance<Service, each Argument>(
        of registration: Unmanaged<Registration>,
        _ configuration: Unmanaged<Registration.Configuration>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try context.enterFactory(of: registration, for: self)
        do {
            let instance: Service = try registration._withUnsafeGuaranteedRef {
                try $0.makeInstance(self, repeat each argument)
            }
            try complete(instance, configuration)
            context.leave()
            return instance
        } catch {
            throw context.leave(failingWith: error)
        }
    }

    // MARK: - Shared within an object graph

    private func graphInstance<Service, each Argument>(
        of registration: Unmanaged<Registration>,
        _ configuration: Unmanaged<Registration.Configuration>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let existing = context.graphInstance(of: registration, type: Service.self) { return existing }
        try context.enterFactory(of: registration, for: self)
        do {
            let instance: Service = try registration._withUnsafeGuaranteedRef {
                try $0.makeInstance(self, repeat each argument)
            }
            // The factory may have been entered again by a completion, and may have made another instance.
            if let existing = context.graphInstance(of: registration, type: Service.self) {
                context.leave()
                return existing
            }
            let hasCompletions = configuration._withUnsafeGuaranteedRef { $0.completions != nil }
            guard hasCompletions || context.mayBeAskedAgain else {
                context.leave()
                return instance
            }
            let settled = context.settle(instance, of: registration)
            do {
                try complete(settled, configuration)
            } catch {
                context.removeGraphInstance(of: registration)
                throw error
            }
            context.leave()
            return settled
        } catch {
            throw context.leave(failingWith: error)
        }
    }

    // MARK: - Shared by all threads

    private func sharedInstance<Service, each Argument>(
        of registration: Unmanaged<Registration>,
        _ configuration: Unmanaged<Registration.Configuration>,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let configuration = configuration.takeUnretainedValue()
        guard let slot = configuration.sharing.slot else {
            preconditionFailure("The scope shares no instance")
        }
        while true {
            switch SynchronousInstances.ask(slot.identity, by: context.thread) {
            case .make:
                // Whatever the end of it, nobody is left waiting.
                defer { SynchronousInstances.finish(slot.identity, by: context.thread) }
                let made: Shared<Service>? =
                    try makeShared(registration, configuration, slot, context, repeat each argument)
                if let made { return made.value }
            case .makeAgain:
                let made: Shared<Service>? =
                    try makeShared(registration, configuration, slot, context, repeat each argument)
                if let made { return made.value }
            case .take(let instance):
                return instance.of(Service.self).value
            case .askAgain:
                if let kept: Shared<Service> = slot.instance(in: context) { return kept.value }
            }
        }
    }

    /// Makes an instance, completes it and keeps it.
    ///
    /// - Returns: The instance that is kept, or nil if another thread is completing one, to be asked for.
    private func makeShared<Service, each Argument>(
        _ registration: Unmanaged<Registration>,
        _ configuration: Registration.Configuration,
        _ slot: SharedSlot,
        _ context: ResolutionContext,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Shared<Service>? {
        // Another thread may have kept an instance between the look at the slot and the leave to make one.
        if let kept: Shared<Service> = slot.instance(in: context) { return kept }
        try context.enterFactory(of: registration, for: self)
        do {
            let instance: Service = try registration._withUnsafeGuaranteedRef {
                try $0.makeInstance(self, repeat each argument)
            }
            let settled = try settle(Shared(instance, isContended: true), configuration, slot, context)
            // What a dependency refers to weakly must not go before its other owners have got it.
            if let settled, case .weak = slot, context.mayBeAskedAgain {
                context.hold(settled, of: registration)
            }
            context.leave()
            return settled
        } catch {
            throw context.leave(failingWith: error)
        }
    }

    /// Completes and keeps an instance, unless another one was made before.
    ///
    /// - Returns: The instance that is kept, or nil if another thread is completing one.
    private func settle<Service>(
        _ instance: Shared<Service>,
        _ configuration: Registration.Configuration,
        _ slot: SharedSlot,
        _ context: ResolutionContext
    ) throws -> Shared<Service>? {
        if let kept: Shared<Service> = slot.instance(in: context) { return kept }
        guard SynchronousInstances.commit(instance, to: slot.identity, by: context.thread) else { return nil }
        defer { SynchronousInstances.finish(slot.identity, by: context.thread) }
        // Whoever took the slot over may have finished since the look above.
        if let kept: Shared<Service> = slot.instance(in: context) { return kept }
        context.noteSharedInstance()
        if configuration.completions != nil {
            try complete(instance.value, Unmanaged.passUnretained(configuration))
        }
        slot.keep(instance, in: context)
        return instance
    }

    // MARK: - Completing

    private func complete<Service>(
        _ instance: Service,
        _ configuration: Unmanaged<Registration.Configuration>
    ) throws {
        // A registration's completions are those of the service type that its key fixes.
        guard let completions = configuration._withUnsafeGuaranteedRef({ $0.completions }) else { return }
        for completion in unsafeDowncast(completions, to: Completions<Service>.self).closures {
            try completion(self, instance)
        }
    }
}
