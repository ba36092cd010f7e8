/// The functions by which generated code overrides a component.
extension ComponentRegistration {
    /// Registers a closure that overrides the component.
    ///
    /// Do not use it directly; generated code does.
    public func __override(
        in container: Container,
        with fake: @escaping @isolated(any) @Sendable (repeat each Argument) throws -> Service
    ) -> __Override {
        let plain = unsafeBitCast(
            IsolatedFake(function: fake),
            to: PlainFake<Service, repeat each Argument>.self
        )
        return __override(in: container, isolation: fake.isolation) {
            (_: any Resolver, argument: repeat each Argument) in
            try plain.function(repeat each argument)
        }
    }

    /// Registers a closure that overrides the component, called by a factory without isolation.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// - Parameters:
    ///   - container: The container.
    ///   - actor: The actor that the closure is isolated to, if any.
    ///   - factory: Calls the closure as one without isolation. It is thread-safe, because it captures nothing else;
    ///     its type doesn't say so, because it may use types that aren't `SendableMetatype`.
    public func __override(
        in container: Container,
        isolation actor: (any Actor)?,
        calling factory: @escaping (any Resolver, repeat each Argument) throws -> Service
    ) -> __Override {
        // Unchecked because the type of the factory doesn't say that it is thread-safe; see above.
        nonisolated(unsafe) let factory = factory
        let origin = template.attributes.origin
        let isolation = InstanceIsolation(
            actor: actor,
            // The description of the component is that of an instance on the component's actor.
            isSendable: actor === origin?.actor && origin?.isSendable ?? false
        )
        return container.override(
            template,
            Service.self,
            factory: Isolation(actor: actor, key: key).factory {
                (resolver: any Resolver, argument: repeat each Argument) in
                try factory(resolver, repeat each argument)
            },
            attributes: Registration.Attributes(statedIsolation: isolation, overridden: origin?.identity)
        )
    }
}

extension AsynchronousComponentRegistration {
    /// Registers a closure that overrides the component, called by a factory.
    ///
    /// Do not use it directly; generated code does.
    public func __override(
        in container: Container,
        calling factory:
            nonisolated(nonsending) @escaping (AsynchronousResolver, repeat each Argument) async throws ->
            Service
    ) -> __Override {
        // Unchecked because the type of the factory doesn't say that it is thread-safe. Generated code wrote it: it captures the
        // closure of the override, which is, and nothing else.
        nonisolated(unsafe) let make = factory
        let factory = AsynchronousFactory {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await make(resolver, repeat each argument)
        }
        return container.override(
            template,
            Service.self,
            factory: factory.refusal,
            attributes: Registration.Attributes(
                asynchronousFactory: factory,
                overridden: template.attributes.origin?.identity
            )
        )
    }
}

// Isolation doesn't change the representation of a function; see 'SynchronousMaking'.

private struct IsolatedFake<Service, each Argument> {
    let function: @isolated(any) @Sendable (repeat each Argument) throws -> Service
}

private struct PlainFake<Service, each Argument> {
    let function: @Sendable (repeat each Argument) throws -> Service
}

/// An isolated closure as one without isolation, which the caller calls on the actor only.
///
/// Do not use it directly; generated code does.
///
/// - Parameters:
///   - fake: The closure.
///   - type: Its type without `@isolated(any)`.
public func __plain<Fake, Plain>(_ fake: Fake, as type: Plain.Type) -> Plain {
    unsafeBitCast(fake, to: type)
}
