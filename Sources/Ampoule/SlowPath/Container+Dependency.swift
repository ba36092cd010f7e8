/// Resolves dependencies of components: by a registration, or by a component's own factory.
extension Container {
    /// Finishes a step to a dependency, and ends the resolution.
    func finishDependency<Service>(
        _ step: ResolutionStep,
        to key: RegistrationKey
    ) throws(ResolutionError) -> Service {
        if step.isFast { return try borrowed.finishFast(step) }
        if step.registration != nil { return try finishSlowly(step, to: key) }
        if step.isDiverted { return try resolveDivertedDependency(key) }
        guard step.isUnregistered else {
            return try step.context.inGraph(of: hierarchy) { () throws(ResolutionError) in
                try finishDependency(self.step(to: key, service: Service.self), to: key)
            }
        }
        guard fallback(for: key) == nil else { return try finishSlowly(step, to: key) }
        defer { step.context.end() }
        return try resolveUnregisteredDependency(key, step.context)
    }

    /// Resolves a dependency without a registration.
    func resolveUnregisteredDependency<Service>(
        _ key: RegistrationKey,
        _ context: ResolutionContext
    ) throws(ResolutionError) -> Service {
        try refuseIfClosed(key, context)
        if let component = RegistrationOfItself.synchronous(Service.self, name: key.name) {
            return try borrowed.resolveComponent(component)
        }
        if let component = RegistrationOfItself.asynchronous(Service.self, name: key.name) {
            // The registration under the complete key may be synchronous.
            guard component.template.attributes.shorterKey != nil || isMade(component.template) else {
                throw context.error(.asynchronous, at: key)
            }
            guard let registration = adopted(component.template) else {
                throw context.error(.containerClosed, at: key)
            }
            // The root container owns the registration and, once it is removed, the pin of this thread.
            return try resolveRegistration(.passUnretained(registration), context)
        }
        if let wrapper = Service.self as? any InstanceWrapper.Type {
            let query = WrapperQuery(name: key.name, option: nil, findsComponents: true)
            if let wrapped = try wrapper.wrap(in: self, query) as? Service { return wrapped }
        }
        return try resolveUnregistered(key, context)
    }

    /// Whether a key has an unambiguous registration, or a fallback.
    ///
    /// The caller must be pinned.
    private func isRegistered(_ key: RegistrationKey) -> Bool {
        guard let registration = find(key) else { return fallback(for: key) != nil }
        return registration._withUnsafeGuaranteedRef { !($0.shortenedKey?.isAmbiguous ?? false) }
    }

    // MARK: - For wrappers

    /// Resolves the service of a wrapper.
    func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let key = query.key(of: serviceType, argumentTypes: repeat (each Argument).self)
        guard query.findsComponents else {
            return try borrowed.resolveKey(key, of: serviceType, repeat each argument)
        }
        return try finishDependency(self.step(to: key, service: serviceType), to: key)
    }

    /// Returns the key that a wrapper can't resolve, or `nil` if it can.
    ///
    /// The caller must be pinned.
    func missingKey<Service, each Argument>(
        of serviceType: Service.Type,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        let key = query.key(of: serviceType, argumentTypes: repeat each argumentTypes)
        if isRegistered(key) { return nil }
        if query.findsComponents, RegistrationOfItself.exists(serviceType, name: query.name) { return nil }
        if let wrapper = serviceType as? any InstanceWrapper.Type {
            return wrapper.missingKey(in: self, query, argumentTypes: repeat each argumentTypes)
        }
        let isBuiltIn =
            key.isPlain && key.signature.takesNoArguments
            && providesUnregistered(serviceType, ResolutionContext.current)
        return isBuiltIn ? nil : key
    }
}

extension WrapperQuery {
    fileprivate func key<Service, each Argument>(
        of serviceType: Service.Type,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey {
        RegistrationKey(serviceType, argumentTypes: repeat each argumentTypes, name: name, option: option)
    }
}
