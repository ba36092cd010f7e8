/// Begins what the fast path leaves to the slow path.
extension Container {
    /// Resolves a key or a component.
    @usableFromInline
    @inline(never)
    func resolveSlowly<Service, each Argument>(
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let core = core
        if core.container !== self { return try core.resolve(requested, repeat each argument) }
        return try core.begin { context throws(ResolutionError) in
            let found = core.lookup(requested, isInGraph: context.isInGraph)
            if let registration = found.registration {
                return try core.resolveRegistration(registration, context, repeat each argument)
            }
            return try core.resolve(found, for: requested, context, repeat each argument)
        }
    }

    /// Resolves a registration that was not looked up, or what is active in its place in the current task.
    @inline(never)
    func resolveSlowly<Service, each Argument>(
        _ target: Target,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let core = core
        return try core.begin { context throws(ResolutionError) in
            let registration = target.active
            if registration.isOfClosedOwner {
                throw context.error(.containerClosed, at: registration.key)
            }
            return try core.resolveRegistration(registration, context, repeat each argument)
        }
    }

    /// Whether the slow path would neither find an instance under a key nor tell anyone.
    @usableFromInline
    func findsNothingSilently(_ key: RegistrationKey) -> Bool {
        let (core, context) = (core, ResolutionContext.current)
        guard !core.hasMessageHandler, !core.mayFallBack, !isDiverted else { return false }
        let (service, isFound) = (key.serviceType, context.whilePinned { core.find(key) != nil })
        return !isFound && (TypeKind.isExistential(service) || !(service is any InstanceWrapper.Type))
            && !core.provides(service, isInGraph: context.isInGraph)
    }
}

extension Core {
    /// Begins and ends a resolution in the graph of this hierarchy, whose error the observers receive unless they have received it
    /// before.
    @inline(__always)
    func begin<Result>(
        _ resolve: (ResolutionContext) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let context = ResolutionContext.current
        func resolveHere() throws(ResolutionError) -> Result {
            do {
                return try resolve(context)
            } catch {
                observeRefusal(error, in: context.span)
                throw error
            }
        }
        guard context.begin(in: hierarchy) else { return try context.inGraph(of: hierarchy, resolveHere) }
        defer { context.end() }
        return try resolveHere()
    }

    /// Resolves a key or a component from this container, which it keeps alive: the caller's variable may be its only owner.
    func resolve<Service, each Argument>(
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        defer { withExtendedLifetime(container) {} }
        if let component = requested.component {
            return try container.borrowed.resolveComponent(component, repeat each argument)
        }
        return try container.borrowed.resolveKey(
            requested.key,
            findsComponents: requested.findsComponents,
            repeat each argument
        )
    }
}

extension Core {
    /// Returns the key that a wrapper can't resolve, or `nil` if it can.
    ///
    /// The caller must be pinned.
    func missingKey(_ requested: Requested) -> RegistrationKey? {
        switch lookup(requested, isInGraph: ResolutionContext.current.isInGraph) {
        case .registration(let registration):
            return registration.shortenedKey?.isAmbiguous ?? false ? requested.key : nil
        case .wrapper(let wrapper): return wrapper.missingKey(in: self, requested)
        // The resolution reports that the container is closed.
        case .fallback, .component, .provided, .closed: return nil
        case .nothing: return requested.key
        }
    }
}
