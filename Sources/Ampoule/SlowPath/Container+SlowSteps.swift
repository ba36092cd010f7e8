/// Steps of resolutions that are not short.
extension Container {
    /// Takes a step to the instance of a service for a key.
    @usableFromInline
    @inline(never)
    func takeLonger<Service, each Argument>(
        _ step: ResolutionStep,
        to key: RegistrationKey,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try take(step, repeat each argument) { context throws(ResolutionError) in
            try unregisteredInstance(key, context, repeat each argument)
        } inOtherGraph: { () throws(ResolutionError) in
            try instance(of: Service.self, for: key, repeat each argument)
        }
    }

    /// Takes a step to the instance of a service for a key, or to nil with the reason in the log.
    @usableFromInline
    @inline(never)
    func takeLongerIfAny<Service, each Argument>(
        _ step: ResolutionStep,
        to key: RegistrationKey,
        _ argument: repeat each Argument
    ) -> Service? {
        do {
            let instance: Service = try takeLonger(step, to: key, repeat each argument)
            return instance
        } catch {
            report(error)
            return nil
        }
    }

    /// Takes a step to an instance of a component.
    @usableFromInline
    @inline(never)
    func takeLonger<Service, each Argument>(
        _ step: ResolutionStep,
        to component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        try take(step, repeat each argument) { context throws(ResolutionError) in
            try unfiledInstance(of: component, context, repeat each argument)
        } inOtherGraph: { () throws(ResolutionError) in
            try borrowed.instance(of: component, repeat each argument)
        }
    }

    /// Takes a step and ends the resolution.
    ///
    /// - Parameters:
    ///   - step: The step.
    ///   - argument: The arguments for the factory.
    ///   - withoutRegistration: Gives the instance if there is no registration.
    ///   - inOtherGraph: Gives it when the resolution has left for the object graph that it belongs to.
    private func take<Service, each Argument>(
        _ step: ResolutionStep,
        _ argument: repeat each Argument,
        withoutRegistration: (ResolutionContext) throws(ResolutionError) -> Service,
        inOtherGraph: () throws(ResolutionError) -> Service
    ) throws(ResolutionError) -> Service {
        guard let registration = step.registration else {
            guard step.isUnregistered else { return try step.context.inGraph(of: self, inOtherGraph) }
            defer { step.context.end() }
            return try withoutRegistration(step.context)
        }
        defer { step.context.end() }
        return try instance(of: registration, step.context, repeat each argument)
    }
}
