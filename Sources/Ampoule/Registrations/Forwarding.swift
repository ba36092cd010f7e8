/// Makes a registration of the visited signature that forwards to another one.
struct ForwardingRegistration<Forwarded>: SignatureVisitor {
    /// The name of the forwarding registration.
    let name: String?

    /// The registration to forward to.
    let target: Registration

    func visit<Service, each Argument>(
        _ signature: Signature<Service, repeat each Argument>.Type
    ) -> Registration {
        let target = target
        let factory: @Sendable (any Resolver, repeat each Argument) throws -> Forwarded = {
            (resolver: any Resolver, argument: repeat each Argument) in
            let instance: Service
            do {
                instance = try resolver.resolveRegistration(target, repeat each argument)
            } catch let error as ResolutionError {
                throw error.forwarded(from: target.key)
            }
            guard let forwarded = instance as? Forwarded else {
                throw Refusal(reason: .unrelatedTypes(instance: type(of: instance), forwardedTo: target.key))
            }
            return forwarded
        }
        return Registration(
            key: RegistrationKey(Forwarded.self, argumentTypes: repeat (each Argument).self, name: name),
            factory: UntypedFactory(factory),
            scope: .transient,
            attributes: Registration.Attributes(target: target)
        )
    }
}

extension Registration {
    /// Makes a registration that forwards to another one.
    ///
    /// - Parameters:
    ///   - type: The type to forward from.
    ///   - name: The name of the new registration.
    ///   - target: The registration to forward to.
    static func forwarding<Forwarded>(
        from type: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        target.asynchronousFactory?.forwardingRegistration(of: type, name: name, to: target)
            ?? target.key.signature.accept(ForwardingRegistration<Forwarded>(name: name, target: target))
    }

    /// Makes a registration that forwards from the service of a key, under its name.
    static func forwarding(from key: RegistrationKey, to target: Registration) -> Registration {
        func make<Forwarded>(_ type: Forwarded.Type) -> Registration {
            forwarding(from: type, name: key.name, to: target)
        }
        return _openExistential(key.serviceType, do: make)
    }
}
