/// An asynchronous decorator.
final class AsynchronousDecoration<Service, each Argument>: Decoration {
    typealias Decorate =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Service, repeat each Argument) async throws
        -> Service

    private let decorate: Decorate

    /// The component that decorates, if one does.
    let component: DecoratingComponent?

    init(_ decorate: @escaping Decorate, component: DecoratingComponent? = nil) {
        self.decorate = decorate
        self.component = component
    }

    func accepting<each Complete>(_ argumentType: repeat (each Complete).Type) -> any Decoration {
        widened() as AsynchronousDecoration<Service, repeat each Complete>
    }

    func widened<each Complete>() -> AsynchronousDecoration<Service, repeat each Complete> {
        let decorate = decorate
        return AsynchronousDecoration<Service, repeat each Complete>(
            { (resolver: AsynchronousResolver, instance: Service, argument: repeat each Complete) in
                var arguments = LeadingArguments(repeat each argument)
                return try await decorate(resolver, instance, repeat arguments.next((each Argument).self))
            },
            component: component
        )
    }

    func registration(decorating decorated: Registration, under key: RegistrationKey) -> Registration {
        registration(decorating: decorated, under: key, by: self)
    }

    /// - Parameter decoration: Makes the registration again, for a copy of the decorated one.
    func registration(
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
            decoration: Registration.Decorated(by: decoration, component: component, registration: decorated)
        )
    }
}
