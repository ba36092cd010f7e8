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
}

extension AsynchronousFactory {
    /// The factory of an asynchronous registration of these types.
    ///
    /// - Parameter attributes: The attributes of the registration.
    static func of(_ attributes: Registration.Attributes?) -> AsynchronousFactory {
        let factory =
            attributes?.asynchronousFactory
            ?? attributes?.shorterKey?.asynchronousFactory(of: Service.self)
        // Only registrations that have one of the two are made asynchronously.
        guard let factory else {
            preconditionFailure("The registration is not asynchronous")
        }
        return unsafeDowncast(factory, to: AsynchronousFactory.self)
    }
}
