extension Resolver {
    /// Resolves a component: by the registration under its key, or by its own factory.
    public func __make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = borrowedContainer else {
            return try make(registration, byForeignResolver: repeat each argument)
        }
        return try container.resolveComponent(registration.template, repeat each argument)
    }

    /// Resolves a component, or returns `nil` if its failable initializer does.
    public func __makeOptional<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        do {
            return try __make(registration, repeat each argument)
        } catch {
            // A missing dependency of the component is still an error.
            guard case .returnedNil = error.reason, error.isAbout(ResolutionContext.current.depth + 1) else {
                throw error
            }
            return nil
        }
    }

    /// Resolves a component, or returns `nil` if its failable initializer does; traps at the caller's line.
    public func __callOptional<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument,
        file: StaticString,
        line: UInt
    ) -> Service? {
        do {
            return try __makeOptional(registration, repeat each argument)
        } catch {
            trap(error, file: file, line: line)
        }
    }

    /// Resolves a component by a resolver that is not a container: by the resolver, or by the component's own
    /// factory.
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        byForeignResolver argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let resolver = self as? UnretainedResolver {
            return try resolver.make(registration, repeat each argument)
        }
        if let resolver = self as? AsynchronousResolver {
            return try resolver.synchronously { resolver throws(ResolutionError) in
                try resolver.__make(registration, repeat each argument)
            }
        }
        let key = registration.key
        do {
            return try instance(
                of: Service.self,
                name: key.name,
                option: nil,
                arguments: repeat each argument
            )
        } catch {
            guard case .unregistered = error.reason, error.key == key else { throw error }
        }
        do {
            return try registration.makeInstance(self, repeat each argument)
        } catch let error as ResolutionError {
            throw error
        } catch {
            throw ResolutionError(ResolutionError.Reason(thrown: error), key: key)
        }
    }
}
