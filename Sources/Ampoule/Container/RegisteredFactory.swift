/// A registration's factory, whatever its service and argument types.
protocol RegisteredFactory: AnyObject, Sendable {
    /// A registration of the same argument types that hands the instances of another one on as `Service`.
    ///
    /// - Parameters:
    ///   - service: The type to forward from.
    ///   - name: The name of the new registration.
    ///   - target: The registration that this factory belongs to.
    func forwardingRegistration<Service>(
        of service: Service.Type,
        name: String?,
        to target: Registration
    ) -> Registration
}

/// A registration's factory.
final class TypedFactory<Service, each Argument>: RegisteredFactory {
    private let make: @Sendable (any Resolver, repeat each Argument) throws -> Service

    init(_ make: @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service) {
        self.make = make
    }

    /// Makes an instance.
    func callAsFunction(_ resolver: any Resolver, _ argument: repeat each Argument) throws -> Service {
        try make(resolver, repeat each argument)
    }

    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        let factory = TypedFactory<Forwarded, repeat each Argument> {
            [make] (resolver: any Resolver, argument: repeat each Argument) in
            let instance = try resolver.obtainInstance(of: target) {
                try make(resolver, repeat each argument)
            }
            guard let forwarded = instance as? Forwarded else {
                throw ResolutionError(
                    .unrelatedTypes(instance: type(of: instance), forwardedTo: target.key),
                    key: key
                )
            }
            return forwarded
        }
        return Registration(key: key, factory: factory, scope: ObjectScope.transient)
    }
}
