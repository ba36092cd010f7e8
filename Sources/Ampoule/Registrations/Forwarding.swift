/// Makes a registration of the visited signature that forwards to another one.
struct ForwardingRegistration<Forwarded>: SignatureVisitor {
    /// A key with the service, the name and the option of the forwarding registration.
    let forwarded: RegistrationKey

    /// The registration to forward to.
    let target: Target

    func visit<Service, each Argument>(
        _ signature: Signature<Service, repeat each Argument>.Type
    ) -> Registration {
        let target = target
        var asynchronousFactory: AsynchronousFactory<Forwarded, repeat each Argument>?
        if target.mayBeAwaited {
            asynchronousFactory = AsynchronousFactory {
                (resolver: AsynchronousResolver, argument: repeat each Argument) in
                let instance: Service = try await resolver.resolveTarget(target, repeat each argument)
                return try target.forwarded(instance)
            }
        }
        // An instance that is made asynchronously may exist.
        let factory = UntypedFactory {
            (resolver: any Resolver, argument: repeat each Argument) throws -> Forwarded in
            do {
                let instance: Service = try resolver.resolveTarget(target, repeat each argument)
                return try target.forwarded(instance)
            } catch let error as ResolutionError {
                guard target.isAsynchronous, case .asynchronous = error.reason, error.key == target.key else {
                    throw error
                }
                throw Refusal(reason: .asynchronous)
            }
        }
        let key = RegistrationKey(
            signature: Signature<Forwarded, repeat each Argument>.ofKey,
            name: forwarded.name,
            optionBox: forwarded.optionBox
        )
        return Registration(
            key: key,
            factory: factory,
            attributes: target.attributesOfForward(asynchronousFactory)
        )
    }
}

extension Target {
    /// An instance of this registration as one of another type that forwards to it.
    func forwarded<Instance, Forwarded>(_ instance: Instance) throws -> Forwarded {
        guard let forwarded = instance as? Forwarded else {
            let made = type(of: instance as Any)
            throw Refusal(reason: .unrelatedTypes(instance: made, forwardedTo: key))
        }
        return forwarded
    }
}

extension Registration {
    /// Makes a registration that forwards from the service of a key, under its name and option, to another one.
    static func forwarding(from key: RegistrationKey, to target: Registration) -> Registration {
        func make<Forwarded>(_ type: Forwarded.Type) -> Registration {
            let forwarding = ForwardingRegistration<Forwarded>(forwarded: key, target: Target(target))
            return target.key.signature.accept(forwarding)
        }
        return _openExistential(key.serviceType, do: make)
    }

    /// The registration that makes the instances: this one, or the final target of its forwards.
    package var maker: Registration {
        var maker = self
        while let target = maker.target { maker = target }
        return maker
    }

    /// The registration that makes the instances, by way of forwards and of default values of arguments; `nil` if there is none,
    /// or several.
    ///
    /// - Parameter visible: The registrations that requests find.
    package func maker(among visible: [RegistrationKey: Registration]) -> Registration? {
        guard let shortenedKey else { return maker }
        return shortenedKey.complete.flatMap { complete in visible[complete]?.maker }
    }
}

/// A component whose registration was replaced by that of another component.
package struct OverwrittenComponent: Sendable {
    package let key: RegistrationKey

    /// The level for whose containers it was registered, or none.
    package let level: LevelIdentity?

    /// The key of the registration that makes the instances; differs from `key` if the replaced one forwarded.
    package let makerKey: RegistrationKey
    package let origin: ComponentOrigin
    package let scope: any ObjectScopeProtocol
    package let isAsynchronous: Bool

    /// Returns the component of a replaced registration, or `nil` if the same component replaced it.
    init?(_ overwritten: Registration, by registration: Registration) {
        let maker = overwritten.maker
        // Any registration under a shorter key overrides it.
        guard overwritten.shortenedKey == nil, let origin = maker.origin,
            let other = registration.maker.origin, origin.identity != other.identity
        else { return nil }
        self.key = overwritten.key
        self.level = overwritten.level
        self.makerKey = maker.key
        self.origin = origin
        self.scope = maker.policy.scope
        self.isAsynchronous = maker.isAsynchronous
    }

    func isSame(as other: OverwrittenComponent) -> Bool {
        key == other.key && level == other.level && origin.identity == other.origin.identity
    }
}
