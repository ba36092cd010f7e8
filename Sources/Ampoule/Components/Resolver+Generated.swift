extension Resolver {
    /// An instance of a component: what is registered under its key serves, or else its own factory.
    public func __make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = borrowedContainer else {
            return try make(registration, byForeignResolver: repeat each argument)
        }
        return try container.resolveComponent(registration, repeat each argument)
    }

    /// An instance of a component, or nil where its failable initializer returns nil.
    public func __makeOptional<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        do {
            return try __make(registration, repeat each argument)
        } catch {
            // A dependency that cannot be made is an error all the same.
            guard case .returnedNil = error.reason, error.isAbout(ResolutionContext.current.depth + 1) else {
                throw error
            }
            return nil
        }
    }

    /// An instance of a component, nil where its failable initializer returns nil, or a trap at the caller's
    /// line.
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

    /// An instance by a resolver that is not a container: what it has under the key, or else one made here.
    @usableFromInline
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
