/// A synchronous decorator, which decorates asynchronously made instances, too.
final class SynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate = @Sendable (any Resolver, Service, repeat each Argument) throws -> Service

    private let decorate: Decorate

    /// Decorates an instance that is made asynchronously; names the component that decorates.
    private let asynchronous: AsynchronousDecoration<Service, repeat each Argument>

    /// Describes a closure that decorates.
    convenience init(_ decorate: @escaping Decorate) {
        self.init(
            decorate,
            asynchronously: AsynchronousDecoration {
                (resolver: AsynchronousResolver, instance: Service, argument: repeat each Argument) in
                try decorate(resolver, instance, repeat each argument)
            }
        )
    }

    /// Describes a component that decorates.
    ///
    /// - Parameters:
    ///   - decorate: Makes the component.
    ///   - asynchronous: Makes the component for an instance that is made asynchronously.
    init(
        _ decorate: @escaping Decorate,
        asynchronously asynchronous: AsynchronousDecoration<Service, repeat each Argument>
    ) {
        self.decorate = decorate
        self.asynchronous = asynchronous
    }

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        let decorate = decorate
        return SynchronousDecoration<Service, repeat each Complete>(
            { (resolver: any Resolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try decorate(resolver, instance, repeat arguments.next((each Argument).self))
            },
            asynchronously: asynchronous.widened()
        )
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
                statedIsolation: asynchronous.component.map { InstanceIsolation($0.origin) },
                decoration: Registration.Decorated(
                    by: self,
                    component: asynchronous.component,
                    registration: decorated
                )
            )
        )
    }
}

extension Registration {
    /// Whether the instances may be made asynchronously.
    fileprivate var mayBeAsynchronous: Bool { isAsynchronous || maker.isAsynchronous }
}
