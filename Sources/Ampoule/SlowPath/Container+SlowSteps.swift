/// Finishes the steps that the fast path leaves to the slow path.
extension Container {
    /// Finishes a step to a key or to a component.
    @usableFromInline
    @inline(never)
    func finishSlowly<Service, each Argument>(
        _ step: ResolutionStep,
        to requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isDiverted { return try resolveDiverted(requested, repeat each argument) }
        let core = ownCore
        guard let registration = step.registration else {
            return try core.finishWithoutRegistration(step, to: requested, repeat each argument)
        }
        defer { step.context.end() }
        return try core.resolveRegistration(registration.object, step.context, repeat each argument)
    }

    /// Finishes a step to a registration that was not looked up, or begins another one to what is active in the current task.
    @inline(never)
    func finishSlowly<Service, each Argument>(
        _ step: ResolutionStep,
        to target: Target,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let core = step.isDiverted ? core : ownCore
        let (registration, context) = (target.active, step.context)
        let hasBegun = step.isSlow || !registration.isOfClosedOwner && context.begin(in: core.hierarchy)
        defer { if hasBegun { context.end() } }
        do throws(ResolutionError) {
            if !hasBegun, registration.isOfClosedOwner {
                throw context.error(.containerClosed, at: registration.key)
            }
            return try core.resolveRegistration(registration, context, repeat each argument)
        } catch {
            core.observeRefusal(error, in: context.span)
            throw error
        }
    }

    /// Finishes a step to a dependency, and ends the resolution.
    func finishDependency<Service>(
        _ step: ResolutionStep,
        to key: RegistrationKey
    ) throws(ResolutionError) -> Service {
        if step.isFast { return try borrowed.finishFast(step) }
        return try finishSlowly(step, to: .key(key, findsComponents: true))
    }
}

extension BorrowedContainer {
    /// Ends a step to a service without a registration, if the slow path would neither find an instance nor report an
    /// error.
    ///
    /// - Returns: Whether the resolution has ended.
    @usableFromInline
    func endSilently(_ step: ResolutionStep, service: Any.Type) -> Bool {
        let mayEnd = container._withUnsafeGuaranteedRef { container in
            // Nothing has diverted the step, and an own core is not retained.
            let core = container.ownCore
            return !core.hasMessageHandler && !core.mayFallBack
                && (TypeKind.isExistential(service) || !(service is any InstanceWrapper.Type))
                && !core.provides(service, step.context)
        }
        if mayEnd { step.context.end() }
        return mayEnd
    }
}

extension Core {
    /// Finishes a step that has found no registration; not inlined, since it needs the metadata of further types.
    @inline(never)
    fileprivate func finishWithoutRegistration<Service, each Argument>(
        _ step: ResolutionStep,
        to requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard step.isUnregistered else {
            return try step.context.inGraph(of: hierarchy) { () throws(ResolutionError) in
                try resolve(requested, repeat each argument)
            }
        }
        defer { step.context.end() }
        return try lookUpAndResolve(requested, step.context, repeat each argument)
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
            of: Service.self,
            findsComponents: requested.findsComponents,
            repeat each argument
        )
    }
}

/// Resolves where the fast path is not taken at all: a substitute carries out the resolution in the current task, or observers
/// receive its events.
extension Container {
    fileprivate func resolveDiverted<Service, each Argument>(
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let core = core
        if core.container !== self { return try core.resolve(requested, repeat each argument) }
        return try core.observingRefusals { context throws(ResolutionError) in
            try core.lookUpAndResolve(requested, context, repeat each argument)
        }
    }
}

extension Core {
    /// Runs a resolution whose error the observers receive, unless they have received it before.
    fileprivate func observingRefusals<Result>(
        _ body: (ResolutionContext) throws(ResolutionError) -> Result
    ) throws(ResolutionError) -> Result {
        let context = ResolutionContext.current
        guard context.begin(in: hierarchy) else {
            return try context.inGraph(of: hierarchy) { () throws(ResolutionError) in
                try observingRefusals(body)
            }
        }
        defer { context.end() }
        do {
            return try body(context)
        } catch {
            observeRefusal(error, in: context.span)
            throw error
        }
    }
}

extension Core {
    /// Returns the key that a wrapper can't resolve, or `nil` if it can.
    ///
    /// The caller must be pinned.
    func missingKey<Service, each Argument>(
        of serviceType: Service.Type,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        let key = query.key(of: serviceType, argumentTypes: repeat each argumentTypes)
        switch lookup(
            .key(key, findsComponents: query.findsComponents),
            of: serviceType,
            isInGraph: ResolutionContext.current.isInGraph
        ) {
        case .registration(let registration):
            return registration.read { $0.shortenedKey?.isAmbiguous ?? false } ? key : nil
        case .wrapper(let wrapper):
            let query = WrapperQuery(key: key, findsComponents: query.findsComponents)
            return wrapper.missingKey(in: self, query, argumentTypes: repeat each argumentTypes)
        // The resolution reports that the container is closed.
        case .fallback, .component, .asynchronousComponent, .container, .objectGraph, .closed: return nil
        case .nothing: return key
        }
    }
}
