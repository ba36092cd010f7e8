/// An ``AsynchronousFactory``, whatever its service and argument types.
protocol AnyAsynchronousFactory: AnyObject, Sendable {
    /// A registration of the same argument types that hands the instances of another one on.
    ///
    /// - Parameters:
    ///   - service: The type to forward from.
    ///   - name: The name of the new registration.
    ///   - target: The registration that this factory belongs to.
    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration
}

/// The factory of a registration whose instances have to be awaited.
///
/// It runs where it is called: arguments and result need not be `Sendable`, as nothing leaves the caller's
/// actor. A factory with an actor of its own goes there by itself.
final class AsynchronousFactory<Service, each Argument>: AnyAsynchronousFactory {
    typealias Make =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, repeat each Argument) async throws -> Service

    private let make: Make

    init(_ make: @escaping Make) {
        self.make = make
    }

    /// Makes an instance.
    nonisolated(nonsending) func callAsFunction(
        _ resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws
        -> Service
    {
        try await make(resolver, repeat each argument)
    }

    /// A registration with this factory.
    ///
    /// Asked for without waiting, it throws.
    func makeRegistration(
        under key: RegistrationKey,
        scope: ObjectScope,
        completions: (any AnyCompletions)? = nil,
        target: Registration? = nil,
        origin: ComponentOrigin? = nil
    ) -> Registration {
        let refusal: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
            (_: any Resolver, _: repeat each Argument) in
            throw ResolutionContext.current.innermostError(.asynchronous)
        }
        return Registration(
            key: key,
            factory: UntypedFactory(refusal),
            scope: scope,
            completions: completions,
            attributes: Registration.Attributes(
                origin: origin,
                asynchronousFactory: self,
                target: target
            )
        )
    }

    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        let factory = AsynchronousFactory<Forwarded, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let instance: Service
            do {
                instance = try await resolver.resolveRegistration(target, repeat each argument)
            } catch let error as ResolutionError {
                throw error.forwarded(from: target.key)
            }
            guard let forwarded = instance as? Forwarded else {
                let made: Any.Type = type(of: instance)
                throw Refusal(reason: .unrelatedTypes(instance: made, forwardedTo: target.key))
            }
            return forwarded
        }
        return factory.makeRegistration(under: key, scope: .transient, target: target)
    }
}

/// The closures that run on an instance of `Service` after it was made asynchronously, in order.
final class AsynchronousCompletions<Service>: AnyCompletions {
    typealias Closure = nonisolated(nonsending) @Sendable (AsynchronousResolver, Service) async throws -> Void

    let closures: [Closure]

    init(_ closures: [Closure]) {
        self.closures = closures
    }

    var count: Int { closures.count }
}

extension Registration {
    /// Adds a closure that completes each new instance; the registration must be asynchronous.
    func addAsynchronousCompletion<Service>(
        _ completion: @escaping AsynchronousCompletions<Service>.Closure
    ) {
        changeCompletions { existing in
            let existing = existing.map { unsafeDowncast($0, to: AsynchronousCompletions<Service>.self) }
            return AsynchronousCompletions((existing?.closures ?? []) + [completion])
        }
    }
}
