/// The property and method injection of one class on a component's line of superclasses.
///
/// `@Register` writes a list of them into classes that can be inherited from, which every component below adds
/// its own to.
public struct __Completion: Sendable {
    fileprivate typealias AsynchronousClosure =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Any) async throws -> Void

    fileprivate let closure: @Sendable (any Resolver, Any) throws -> Void

    /// The actor that the closure is isolated to, if any.
    let actor: (any Actor)?

    /// The asynchronous closure, if there is one; the synchronous one only throws then.
    fileprivate let asynchronousClosure: AsynchronousClosure?

    /// Describes what is injected into the instances of a class.
    public init<Component>(
        _ completion: @escaping @isolated(any) (any Resolver, Component) throws -> Void
    ) {
        actor = completion.isolation
        let completion = IsolatedCompletion(completion, key: RegistrationKey(Component.self, name: nil))
        closure = { resolver, instance in
            // A replaced registration has completions of its own, so the instance is one of ours.
            guard let component = instance as? Component else { return }
            try completion(resolver, component)
        }
        asynchronousClosure = nil
    }

    /// Describes what is injected into the instances of a class asynchronously.
    public init<Component>(
        asynchronous completion:
            @escaping @isolated(any) (AsynchronousResolver, __Argument<Component>) async throws -> Void
    ) {
        let completion = __AsynchronousMaking<Void, Component>(completion)
        self.init(awaiting: { (resolver: AsynchronousResolver, component: Component) in
            try await completion(resolver, component)
        })
    }

    /// Describes a function that runs on the actor of its caller.
    ///
    /// The further parameter tells this initializer from the other, which the isolation does not.
    public init<Component>(
        asynchronous completion:
            nonisolated(nonsending) @escaping (AsynchronousResolver, __Argument<Component>) async throws ->
            Void,
        _: Void = ()
    ) {
        let completion = __AsynchronousMaking<Void, Component>(completion)
        self.init(awaiting: { (resolver: AsynchronousResolver, component: Component) in
            try await completion(resolver, component)
        })
    }

    private init<Component>(
        awaiting completion:
            nonisolated(nonsending) @escaping @Sendable (AsynchronousResolver, Component) async throws -> Void
    ) {
        actor = nil
        closure = { _, _ in throw ResolutionContext.current.innermostError(.asynchronous) }
        asynchronousClosure = { resolver, instance in
            // As above.
            guard let component = instance as? Component else { return }
            try await completion(resolver, component)
        }
    }
}

extension [__Completion] {
    /// All of them in order; nil if there is none.
    func joined<Service>() -> Completions<Service>.Closure? {
        guard !isEmpty else { return nil }
        return { [self] resolver, instance in
            for completion in self { try completion.closure(resolver, instance) }
        }
    }

    /// Joins the closures for an instance that is made asynchronously.
    func joinedAsynchronously<Service>() -> AsynchronousCompletions<Service>.Closure? {
        guard !isEmpty else { return nil }
        @Sendable nonisolated(nonsending) func complete(
            _ resolver: AsynchronousResolver,
            _ instance: Service
        ) async throws {
            for completion in self {
                guard let closure = completion.asynchronousClosure else {
                    try completion.closure(resolver, instance)
                    continue
                }
                try await closure(resolver, instance)
            }
        }
        return complete
    }
}
