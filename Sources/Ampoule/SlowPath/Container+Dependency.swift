/// Resolves dependencies of components, and the services of wrappers.
extension Container {
    /// Finishes a step to a dependency, and ends the resolution.
    func finishDependency<Service>(
        _ step: ResolutionStep,
        to key: RegistrationKey
    ) throws(ResolutionError) -> Service {
        if step.isFast { return try borrowed.finishFast(step) }
        return try finishSlowly(step, to: key, findsComponents: true)
    }

    // MARK: - For wrappers

    /// Resolves the service of a wrapper.
    func resolve<Service, each Argument>(
        _ serviceType: Service.Type,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        let key = query.key(of: serviceType, argumentTypes: repeat (each Argument).self)
        return try borrowed.resolveKey(
            key,
            of: serviceType,
            findsComponents: query.findsComponents,
            repeat each argument
        )
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
        switch lookup(
            key,
            of: serviceType,
            findsComponents: query.findsComponents,
            isInGraph: ResolutionContext.current.isInGraph
        ) {
        case .registration(let registration):
            return registration.shortenedKey?.isAmbiguous ?? false ? key : nil
        case .wrapper(let wrapper, let query):
            return wrapper.missingKey(in: self, query, argumentTypes: repeat each argumentTypes)
        // The resolution reports that the container is closed.
        case .fallback, .component, .asynchronousComponent, .container, .objectGraph, .closed: return nil
        case .nothing: return key
        }
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
