/// Finishes the steps that the fast path leaves to the slow path.
extension Container {
    /// Finishes a step to a key.
    ///
    /// - Parameter findsComponents: Whether an unregistered component serves, as it does for a dependency.
    @usableFromInline
    @inline(never)
    func finishSlowly<Service, each Argument>(
        _ step: ResolutionStep,
        to key: RegistrationKey,
        findsComponents: Bool,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isDiverted {
            return try resolveDiverted(key, findsComponents: findsComponents, repeat each argument)
        }
        return try finish(step, repeat each argument) { context throws(ResolutionError) in
            try lookUpAndResolve(key, findsComponents: findsComponents, context, repeat each argument)
        } inOtherGraph: { () throws(ResolutionError) in
            try resolveKey(key, of: Service.self, findsComponents: findsComponents, repeat each argument)
        }
    }

    /// Finishes a step to a key, or returns `nil` and reports why.
    @usableFromInline
    @inline(never)
    func finishSlowlyIfAny<Service, each Argument>(
        _ step: ResolutionStep,
        to key: RegistrationKey,
        _ argument: repeat each Argument
    ) -> Service? {
        do {
            let instance: Service = try finishSlowly(
                step,
                to: key,
                findsComponents: false,
                repeat each argument
            )
            return instance
        } catch {
            report(error)
            return nil
        }
    }

    /// Finishes a step to a component.
    @inline(never)
    func finishSlowly<Service, each Argument>(
        _ step: ResolutionStep,
        to component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if step.isDiverted { return try resolveDiverted(component, repeat each argument) }
        return try finish(step, repeat each argument) { context throws(ResolutionError) in
            try lookUpAndResolve(component, context, repeat each argument)
        } inOtherGraph: { () throws(ResolutionError) in
            try resolveComponent(component, repeat each argument)
        }
    }

    /// Resolves a key from this container, which it keeps alive: the caller's variable may be its only owner.
    func resolveKey<Service, each Argument>(
        _ key: RegistrationKey,
        of serviceType: Service.Type,
        findsComponents: Bool = false,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        defer { withExtendedLifetime(self) {} }
        return try borrowed.resolveKey(
            key,
            of: serviceType,
            findsComponents: findsComponents,
            repeat each argument
        )
    }

    /// Resolves a component from this container, which it keeps alive.
    func resolveComponent<Service, each Argument>(
        _ component: ComponentTemplate,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        defer { withExtendedLifetime(self) {} }
        return try borrowed.resolveComponent(component, repeat each argument)
    }

    /// Finishes a step, and ends the resolution.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - argument: The arguments for the factory.
    ///   - withoutRegistration: Resolves the service if there is no registration.
    ///   - inOtherGraph: Resolves the service again, in the object graph that it belongs to.
    private func finish<Service, each Argument>(
        _ step: ResolutionStep,
        _ argument: repeat each Argument,
        withoutRegistration: (ResolutionContext) throws(ResolutionError) -> Service,
        inOtherGraph: () throws(ResolutionError) -> Service
    ) throws(ResolutionError) -> Service {
        guard let registration = step.registration else {
            guard step.isUnregistered else { return try step.context.inGraph(of: hierarchy, inOtherGraph) }
            defer { step.context.end() }
            return try withoutRegistration(step.context)
        }
        defer { step.context.end() }
        return try resolveRegistration(registration, step.context, repeat each argument)
    }
}
