/// Resolves where the fast path is not taken at all: a substitute carries out the resolution in the current task, or observers
/// receive its events.
extension Container {
    /// Resolves a key.
    func resolveDiverted<Service, each Argument>(
        _ key: RegistrationKey,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let substitute {
            return try substitute.resolveKey(key, of: Service.self, repeat each argument)
        }
        return try observingRefusals { context throws(ResolutionError) in
            guard let registration = find(key) else {
                return try resolveUnregistered(key, context, repeat each argument)
            }
            if let instance: Service = existingInstance(of: registration) { return instance }
            return try resolveRegistration(registration, context, repeat each argument)
        }
    }

    /// Resolves a component.
    func resolveDiverted<Service, each Argument>(
        _ component: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let substitute { return try substitute.resolveComponent(component, repeat each argument) }
        return try observingRefusals { context throws(ResolutionError) in
            guard let registration = find(component.key) else {
                return try resolveUnregistered(component, context, repeat each argument)
            }
            if let instance: Service = existingInstance(of: registration) { return instance }
            return try resolveRegistration(registration, context, repeat each argument)
        }
    }

    /// Resolves a dependency of a component.
    func resolveDivertedDependency<Service>(_ key: RegistrationKey) throws(ResolutionError) -> Service {
        if let substitute {
            defer { withExtendedLifetime(substitute) {} }
            return try substitute.finishDependency(
                substitute.step(to: key, service: Service.self),
                to: key
            )
        }
        return try observingRefusals { context throws(ResolutionError) in
            if let registration = find(key) {
                if let instance: Service = existingInstance(of: registration) { return instance }
                return try resolveRegistration(registration, context)
            }
            if fallback(for: key) != nil { return try resolveUnregistered(key, context) }
            return try resolveUnregisteredDependency(key, context)
        }
    }

    /// The shared instance of a registration, if it exists; as on the fast path, of which there are no events.
    private func existingInstance<Service>(of registration: Unmanaged<Registration>) -> Service? {
        let policy = registration._withUnsafeGuaranteedRef(\.pinnedPolicy)
        let instance = policy._withUnsafeGuaranteedRef { policy -> UnsafeMutableRawPointer? in
            switch policy.kind {
            case .shared: policy.containerSlot?.address
            case .level: levelInstance(of: policy)
            case .transient, .graph, .slow: nil
            }
        }
        return instance?.assumingMemoryBound(to: Service.self).pointee
    }

    /// Runs a resolution whose error the observers receive, unless they have received it before.
    private func observingRefusals<Result>(
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
