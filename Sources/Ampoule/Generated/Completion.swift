/// The property and method injection that one class of an inheritance chain performs on its instances.
///
/// Do not use it directly; generated code does.
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
        self.init(awaiting: __AsynchronousMaking<Void, Component>(completion).make)
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
        self.init(awaiting: __AsynchronousMaking<Void, Component>(completion).make)
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
    func joined() -> CompletionClosure? {
        guard !isEmpty else { return nil }
        return { [self] resolver, instance in
            let instance = instance.any
            for completion in self { try completion.closure(resolver, instance) }
        }
    }

    /// Joins the closures for an instance that is made asynchronously; returns `nil` if there is none.
    func joinedAsynchronously() -> AwaitedCompletionClosure? {
        guard !isEmpty else { return nil }
        @Sendable nonisolated(nonsending) func complete(
            _ resolver: AsynchronousResolver,
            _ instance: Shared
        ) async throws {
            let instance = instance.any
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

/// A further service of a component, or a list that it contributes to.
///
/// Do not use it directly; generated code does.
public struct __Forward: Sendable {
    private let service: Any.Type
    private let isContribution: Bool

    /// Describes a further service.
    public init<Service>(_ service: Service.Type) {
        self.service = service
        isContribution = false
    }

    /// Describes a list that the component contributes to, if it takes no arguments.
    public init<Element>(contributingTo element: Element.Type) {
        service = element
        isContribution = true
    }

    /// The key of the registration that forwards, or contributes, what another one makes.
    func key(forwardingTo target: Registration) -> RegistrationKey {
        func key<Service>(_ service: Service.Type) -> RegistrationKey {
            isContribution
                ? .contribution(to: service, name: target.key.name, orUnnamed: .registration(target.key))
                : Registration.forwarding(from: service, name: target.key.name, to: target).key
        }
        return _openExistential(service, do: key)
    }

    func register<Component>(_ container: Core, _ entry: ServiceEntry<Component>, _ name: String?) {
        func register<Service>(_ service: Service.Type) {
            if !isContribution {
                container.container.forward(service, name: name, to: entry)
            } else if entry.key.signature.takesNoArguments {
                container.registrar.contribute(entry.registration, to: service, name: name)
            }
        }
        _openExistential(service, do: register)
    }

    /// Registers the forward of a shorter key.
    ///
    /// - Parameter target: The registration of the component under the shorter key.
    func register(_ container: Core, _ key: any ShorterKey, _ target: Registration) {
        func register<Service>(_ service: Service.Type) {
            if isContribution {
                key.contribute(target, to: service, in: container)
            } else {
                key.register(service, name: target.key.name, origin: target.origin, in: container)
            }
        }
        _openExistential(service, do: register)
    }
}
