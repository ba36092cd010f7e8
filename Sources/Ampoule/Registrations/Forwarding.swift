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
