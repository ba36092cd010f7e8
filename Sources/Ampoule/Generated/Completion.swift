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
    private let key: @Sendable (Registration) -> RegistrationKey
    private let forward: @Sendable (Core, any ForwardableEntry, String?) -> Void
    private let forwardShorter: @Sendable (Core, any ShorterKey, Registration) -> Void

    /// Describes a further service.
    public init<Service>(_ service: Service.Type) {
        key = { target in Registration.forwarding(from: Service.self, name: target.key.name, to: target).key }
        forward = { container, entry, name in entry.forward(Service.self, name: name, in: container) }
        forwardShorter = { container, key, target in
            key.register(Service.self, name: target.key.name, origin: target.origin, in: container)
        }
    }

    /// Describes a list that the component contributes to, if it takes no arguments.
    public init<Element>(contributingTo element: Element.Type) {
        key = { target in
            .contribution(to: Element.self, name: target.key.name, orUnnamed: .registration(target.key))
        }
        forward = { container, entry, name in entry.contribute(to: Element.self, name: name, in: container) }
        forwardShorter = { container, key, target in key.contribute(target, to: Element.self, in: container) }
    }

    /// The key of the registration that forwards, or contributes, what another one makes.
    func key(forwardingTo target: Registration) -> RegistrationKey { key(target) }

    func register(_ container: Core, _ entry: any ForwardableEntry, _ name: String?) {
        forward(container, entry, name)
    }

    /// Registers the forward of a shorter key.
    ///
    /// - Parameter target: The registration of the component under the shorter key.
    func register(_ container: Core, _ key: any ShorterKey, _ target: Registration) {
        forwardShorter(container, key, target)
    }
}

/// An entry, independent of its service.
protocol ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Core)

    /// Contributes to a list, unless the registration takes arguments.
    func contribute<Element>(to type: Element.Type, name: String?, in container: Core)
}

extension ServiceEntry: ForwardableEntry {
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Core) {
        container.container.forward(type, name: name, to: self)
    }

    func contribute<Element>(to type: Element.Type, name: String?, in container: Core) {
        guard key.signature.takesNoArguments else { return }
        container.registrar.contribute(registration, to: type, name: name)
    }
}
