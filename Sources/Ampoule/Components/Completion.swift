/// The property and method injection that one class of an inheritance chain performs on its instances.
///
/// `@Register` writes a list of them into each class that can be inherited from. Each subclass appends its own.
public struct __Completion: Sendable {
    fileprivate typealias AsynchronousClosure =
        nonisolated(nonsending) @Sendable (AsynchronousResolver, Any) async throws -> Void

    fileprivate let closure: @Sendable (any Resolver, Any) throws -> Void

    /// The actor that isolates the closure, if any.
    let actor: (any Actor)?

    /// The asynchronous closure, if there is one; the synchronous closure then only throws.
    fileprivate let asynchronousClosure: AsynchronousClosure?

    /// Describes a synchronous injection into the instances of a class.
    public init<Component>(
        _ completion: @escaping @isolated(any) (any Resolver, Component) throws -> Void
    ) {
        actor = completion.isolation
        let completion = IsolatedCompletion(completion, key: RegistrationKey(Component.self, name: nil))
        closure = { resolver, instance in
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance as? Component else { return }
            try completion(resolver, component)
        }
        asynchronousClosure = nil
    }

    /// Describes an asynchronous injection into the instances of a class.
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
    /// The additional parameter distinguishes this initializer from the other overload, because isolation alone does
    /// not.
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
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance as? Component else { return }
            try await completion(resolver, component)
        }
    }
}

extension [__Completion] {
    /// Joins the closures in order; returns `nil` if there is none.
    func joined<Service>() -> Completions<Service>.Closure? {
        guard !isEmpty else { return nil }
        return { [self] resolver, instance in
            for completion in self { try completion.closure(resolver, instance) }
        }
    }

    /// Joins the closures for an instance that is made asynchronously; returns `nil` if there is none.
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
