/// A component's asynchronous factory, which may be isolated to a global actor, as a function without isolation.
///
/// Do not use it directly; generated code does.
///
/// An isolated factory switches to its actor itself. Nothing non-`Sendable` may cross between actors: a typed call
/// has the isolation of the factory, and the arguments of other requests are `Sendable`. This type checks the
/// instance.
public struct __AsynchronousMaking<Service, each Argument>: Sendable {
    let make: AsynchronousFactory<Service, repeat each Argument>.Make

    /// The actor that the factory is isolated to, if any.
    let actor: (any Actor)?

    /// Describes a factory whose instances must not leave its actor, if it has one.
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

    /// Describes a factory whose instances may leave its actor.
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
    /// The additional parameter distinguishes this initializer from the other overloads, because isolation alone does
    /// not.
    public init(
        _ factory:
            nonisolated(nonsending) @escaping (AsynchronousResolver, repeat __Argument<each Argument>)
            async throws -> Service,
        _: Void = ()
    ) {
        // Unchecked for the reason given in 'IsolatedAsynchronousFactory'.
        nonisolated(unsafe) let factory = factory
        actor = nil
        make = { (resolver: AsynchronousResolver, argument: repeat each Argument) in
            try await factory(resolver, repeat __Argument(each argument))
        }
    }
}

/// An asynchronous factory that may be isolated to an actor.
private struct IsolatedAsynchronousFactory<Service, each Argument>: @unchecked Sendable {
    private struct Isolated {
        let function:
            @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service
    }

    private struct Plain {
        let function:
            @concurrent (AsynchronousResolver, repeat __Argument<each Argument>) async throws -> Service
    }

    // Unchecked because the function's type does not declare it thread-safe. It is: either a function that the macro
    // wrote, which captures nothing, or a stateless object.
    private let plain: Plain
    let actor: (any Actor)?

    init(
        _ function:
            @escaping @isolated(any) (AsynchronousResolver, repeat __Argument<each Argument>) async throws ->
            Service
    ) {
        actor = function.isolation
        // An isolated asynchronous function has the representation of a plain one, and switches to its actor itself.
        // Its type adds the requirement that what is passed may go there, which the caller meets.
        plain = unsafeBitCast(Isolated(function: function), to: Plain.self)
    }

    /// - Throws: ``Refusal`` if the instance would leave the actor that made it.
    func check(_ caller: (any Actor)?) throws {
        guard let actor, actor !== caller else { return }
        throw Refusal(reason: .wrongIsolation(actor: "\(type(of: actor))"))
    }

    nonisolated(nonsending) func callAsFunction(
        _ resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws -> Service {
        try await make(resolver, Shared((repeat each argument))).value(as: Service.self)
    }

    @concurrent private func make(
        _ resolver: AsynchronousResolver,
        _ arguments: Shared
    ) async throws -> Shared {
        let arguments = arguments.value(as: (repeat each Argument).self)
        return Shared(try await plain.function(resolver, repeat __Argument(each arguments)))
    }
}
