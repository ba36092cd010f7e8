/// A component's asynchronous factory, which may be isolated to a global actor, as a function that is called
/// anywhere.
///
/// A factory with an actor goes there by itself. So that nothing is sent between actors that must not be, the
/// typed call has the same isolation as the factory, and the arguments of other requests are `Sendable`; this
/// type sees to the instance.
public struct __AsynchronousMaking<Service, each Argument>: Sendable {
    let make: AsynchronousFactory<Service, repeat each Argument>.Make

    /// The actor that the factory is isolated to, if any.
    let actor: (any Actor)?

    /// Describes a factory that makes instances for its own actor only, if it has one.
    public init(
        _ factory:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) {
        let isolated = IsolatedAsynchronousFactory(factory)
        actor = isolated.actor
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try isolated.check(#isolation)
            return try await isolated(resolver, repeat each argument)
        }
    }

    /// Describes a factory whose instances can go anywhere.
    public init(
        _ factory:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) where Service: Sendable {
        let isolated = IsolatedAsynchronousFactory(factory)
        actor = isolated.actor
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await isolated(resolver, repeat each argument)
        }
    }

    /// Describes a factory that runs on the actor of its caller.
    ///
    /// The further parameter tells this initializer from the others, which the isolation does not.
    public init(
        _ factory:
            nonisolated(nonsending) @escaping (AsynchronousResolver, repeat __Argument<each Argument>)
            async throws -> Service,
        _: Void = ()
    ) {
        let unisolated = UnisolatedAsynchronousFactory(function: factory)
        actor = nil
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await unisolated.function(resolver, repeat __Argument(each argument))
        }
    }

    nonisolated(nonsending) func callAsFunction(
        _ resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws -> Service {
        try await make(resolver, repeat each argument)
    }
}

/// An asynchronous factory that runs on the actor of its caller.
private struct UnisolatedAsynchronousFactory<Service, each Argument>: @unchecked Sendable {
    // Unchecked for the reason given below.
    let function:
        nonisolated(nonsending) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
}

/// An asynchronous factory that may have an actor.
private struct IsolatedAsynchronousFactory<Service, each Argument>: @unchecked Sendable {
    private struct Isolated {
        let function:
            @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service
    }

    private struct Plain {
        let function:
            @concurrent (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service
    }

    // Unchecked because the function's type does not say so: it is a function that the macro wrote, which captures
    // nothing, or an object without any state.
    private let plain: Plain
    let actor: (any Actor)?

    init(
        _ function:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) {
        actor = function.isolation
        // An isolated asynchronous function has the representation of a plain one, and goes to its actor itself;
        // what its type adds is the duty to pass what may go there, which the caller sees to.
        plain = unsafeBitCast(Isolated(function: function), to: Plain.self)
    }

    /// - Throws: ``Refusal`` if the instance would leave the actor that has made it.
    func check(_ caller: (any Actor)?) throws {
        guard let actor, actor !== caller else { return }
        throw Refusal(reason: .wrongIsolation(actor: "\(type(of: actor))"))
    }

    nonisolated(nonsending) func callAsFunction(
        _ resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws -> Service {
        let made: Shared<Service> = try await make(resolver, Shared((repeat each argument)))
        return made.value
    }

    @concurrent private func make(
        _ resolver: AsynchronousResolver,
        _ arguments: Shared<(repeat each Argument)>
    ) async throws -> Shared<Service> {
        Shared(try await plain.function(resolver, repeat __Argument(each arguments.value)))
    }
}
