/// A decorator, which wraps the instances of another registration.
///
/// A registration with a decoration resolves the decorated one, and has a scope of its own. So a shared instance is
/// decorated once, and the decorated registration shares and completes its instances as it did before.
protocol Decoration: AnyObject, Sendable {
    /// Makes the registration of the decorator.
    ///
    /// - Parameters:
    ///   - decorated: The registration whose instances are decorated.
    ///   - key: The key of both.
    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration
}

/// A synchronous decorator, which decorates asynchronously made instances, too.
final class SynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate = @Sendable (any Resolver, Service, repeat each Argument) throws -> Service

    private let decorate: Decorate

    init(_ decorate: @escaping Decorate) {
        self.decorate = decorate
    }

    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration {
        guard !decorated.mayBeAsynchronous else {
            return asynchronous.registration(decorating: decorated, under: key, by: self)
        }
        let factory: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
            [decorate] (resolver: any Resolver, argument: repeat each Argument) in
            let instance: Service
            do {
                instance = try resolver.resolveRegistration(decorated, repeat each argument)
            } catch let error as ResolutionError {
                throw error.forwarded(from: decorated.key)
            }
            return try decorate(resolver, instance, repeat each argument)
        }
        return Registration(
            key: key,
            factory: UntypedFactory(factory),
            scope: .transient,
            attributes: Registration.Attributes(
                decoration: Registration.Decorated(by: self, registration: decorated)
            )
        )
    }

    private var asynchronous: AsynchronousDecoration<Service, repeat each Argument> {
        let decorate = decorate
        return AsynchronousDecoration {
            (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
            try decorate(resolver, instance, repeat each argument)
        }
    }
}

/// An asynchronous decorator.
final class AsynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Service, repeat each Argument) async throws
        -> Service

    private let decorate: Decorate

    init(_ decorate: @escaping Decorate) {
        self.decorate = decorate
    }

    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration {
        registration(decorating: decorated, under: key, by: self)
    }

    /// - Parameter decoration: Makes the registration again, for a copy of the decorated one.
    fileprivate func registration(
        decorating decorated: Registration,
        under key: RegistrationKey,
        by decoration: any Decoration
    ) -> Registration {
        let decorate = decorate
        let factory = AsynchronousFactory<Service, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let instance: Service
            do throws(ResolutionError) {
                instance = try await resolver.resolveRegistration(decorated, repeat each argument)
            } catch {
                throw error.forwarded(from: decorated.key)
            }
            return try await decorate(resolver, instance, repeat each argument)
        }
        return factory.makeRegistration(
            under: key,
            scope: .transient,
            decoration: Registration.Decorated(by: decoration, registration: decorated)
        )
    }
}

extension Registration {
    /// The registration that another one decorates, and by what.
    struct Decorated: Sendable {
        let decoration: any Decoration
        let registration: Registration

        init(by decoration: any Decoration, registration: Registration) {
            self.decoration = decoration
            self.registration = registration
        }
    }

    /// The registration that this one decorates, if it does.
    var decorated: Registration? { attributes?.decoration?.registration }

    /// Whether the instances may be made asynchronously.
    fileprivate var mayBeAsynchronous: Bool { isAsynchronous || maker.isAsynchronous }
}
