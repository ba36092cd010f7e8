/// The asynchronous factory of a registration.
///
/// It runs on the caller's actor, so arguments and result need not be `Sendable`. A factory that is isolated to
/// another actor switches to it itself.
final class AsynchronousFactory<Service, each Argument>: AnyAsynchronousFactory {
    typealias Make =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, repeat each Argument) async throws -> Service

    let make: Make

    init(_ make: @escaping Make) {
        self.make = make
    }

    /// A synchronous factory that rejects each call with an error.
    var refusal: UntypedFactory {
        UntypedFactory { (_: any Resolver, _: repeat each Argument) throws -> Service in
            throw Refusal(reason: .asynchronous)
        }
    }

    /// Makes a registration with this factory.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - scope: The scope.
    ///   - decoration: The registration that this one decorates, if it does.
    func makeRegistration(
        under key: RegistrationKey,
        scope: ObjectScope,
        decoration: Registration.Decorated? = nil
    ) -> Registration {
        Registration(
            key: key,
            factory: refusal,
            scope: scope,
            attributes: Registration.Attributes(asynchronousFactory: self, decoration: decoration)
        )
    }

    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        option: (any ServiceKeyOption)?,
        to target: Target
    ) -> Registration {
        let key = RegistrationKey(
            service,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        let factory = AsynchronousFactory<Forwarded, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let instance: Service = try await resolver.resolveTarget(target, repeat each argument)
            return try target.forwarded(instance)
        }
        // The instance may exist.
        let synchronousFactory = UntypedFactory {
            (resolver: any Resolver, argument: repeat each Argument) throws -> Forwarded in
            do {
                let instance: Service = try resolver.resolveTarget(target, repeat each argument)
                return try target.forwarded(instance)
            } catch let error as ResolutionError {
                guard case .asynchronous = error.reason, error.key == target.key else { throw error }
                throw Refusal(reason: .asynchronous)
            }
        }
        return Registration(
            key: key,
            factory: synchronousFactory,
            scope: .transient,
            attributes: Registration.Attributes(asynchronousFactory: factory, target: target)
        )
    }
}

extension AsynchronousFactory {
    /// The factory of an asynchronous registration of these types.
    ///
    /// - Parameters:
    ///   - attributes: The attributes of the registration.
    ///   - name: The name of the registration.
    static func of(_ attributes: Registration.Attributes?, name: String?) -> AsynchronousFactory {
        let factory =
            attributes?.asynchronousFactory
            ?? attributes?.shorterKey?.asynchronousFactory(of: Service.self, name: name)
        // Only registrations that have one of the two are made asynchronously.
        guard let factory else {
            preconditionFailure("The registration is not asynchronous")
        }
        return unsafeDowncast(factory, to: AsynchronousFactory.self)
    }
}
