// How a registration hands the instances of another one on.

extension KeySignature {
    /// A registration of the same argument types that hands the instances of another one on.
    ///
    /// - Parameters:
    ///   - service: The type to forward from.
    ///   - name: The name of the new registration.
    ///   - target: The registration with this signature.
    ///   - targetType: The type of the service of that registration.
    func forwardingRegistration<Forwarded, Service>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration,
        of targetType: Service.Type
    ) -> Registration {
        switch self {
        case .service: Signature<Service>.forwardingRegistration(of: service, name: name, to: target)
        case .composed(let type): type.forwardingRegistration(of: service, name: name, to: target)
        }
    }
}

extension Signature {
    @usableFromInline
    static func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        let factory: @Sendable (any Resolver, repeat each Argument) throws -> Forwarded = {
            (resolver: any Resolver, argument: repeat each Argument) in
            let instance: Service
            do {
                instance = try resolver.instance(of: target, repeat each argument)
            } catch let error as ResolutionError {
                throw error.forwarded(from: target.key)
            }
            guard let forwarded = instance as? Forwarded else {
                let made: Any.Type = type(of: instance)
                throw ResolutionContext.current.innermostError(
                    .unrelatedTypes(instance: made, forwardedTo: target.key)
                )
            }
            return forwarded
        }
        return Registration(
            key: RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name),
            factory: UntypedFactory(factory),
            scope: .transient,
            rarity: Registration.Rarity(target: target)
        )
    }
}

extension ComponentSignature {
    @usableFromInline
    static func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        Signature<Service, repeat each Argument>.forwardingRegistration(of: service, name: name, to: target)
    }
}

extension Resolver {
    /// The instance of a registration that somebody holds on to.
    ///
    /// Containers hand themselves to factories; should a resolver of another kind be asked, it takes no part
    /// in the sharing.
    func instance<Service, each Argument>(
        of registration: Registration,
        _ argument: repeat each Argument
    ) throws -> Service {
        guard let container = self as? Container else {
            return try registration.makeInstance(self, repeat each argument)
        }
        return try withExtendedLifetime(registration) {
            try container.instance(
                of: Unmanaged.passUnretained(registration),
                ResolutionContext.current,
                repeat each argument
            )
        }
    }
}
