/// The property and method injection that one class of an inheritance chain performs on its instances.
///
/// Do not use it directly; generated code does.
///
/// `@Register` writes a list of them into each class that can be inherited from. Each subclass appends its own.
public struct __Completion: Sendable {
    fileprivate let closure: CompletionClosure

    /// The actor that isolates the closure, if any.
    let actor: (any Actor)?

    /// The closure for instances that are made asynchronously; if it has to wait, the other one only throws.
    fileprivate let asynchronousClosure: AwaitedCompletionClosure

    /// Describes a synchronous injection into the instances of a class.
    ///
    /// - Parameter key: The key at which it fails outside its actor; by default that of the class.
    public init<Component>(
        _ completion: @escaping @isolated(any) (any Resolver, Component) throws -> Void,
        key: RegistrationKey? = nil
    ) {
        let isolation = Isolation(actor: completion.isolation, key: key ?? RegistrationKey(Component.self))
        // Unchecked because the function's type does not declare it thread-safe; see ``__SynchronousMaking``.
        nonisolated(unsafe) let plain = __plain(
            completion,
            as: ((any Resolver, Component) throws -> Void).self
        )
        let closure: CompletionClosure = { resolver, instance in
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance.any as? Component else { return }
            try isolation.check()
            try plain(resolver, component)
        }
        self.closure = closure
        asynchronousClosure = { resolver, instance in try closure(resolver, instance) }
        actor = isolation.actor
    }

    /// Describes an asynchronous injection into the instances of a class.
    public init<Component>(asynchronous completion: __AsynchronousMaking<Void, Component>) {
        let make = completion.make
        actor = nil
        closure = { _, _ in throw Refusal(reason: .asynchronous) }
        asynchronousClosure = { resolver, instance in
            // An overriding registration has its own completions, so the instance is one of this component.
            guard let component = instance.any as? Component else { return }
            try await make(resolver, component)
        }
    }
}

extension [__Completion] {
    /// The closures in order, as one; `nil` if there is none.
    var joined: (any AnyCompletions)? {
        let all: CompletionClosure = { resolver, instance in
            for completion in self { try completion.closure(resolver, instance) }
        }
        return isEmpty ? nil : Completions([count == 1 ? self[0].closure : all], isGenerated: true)
    }

    /// The closures for an instance that is made asynchronously, as one; `nil` if there is none.
    var asynchronouslyJoined: (any AnyCompletions)? {
        let closure: AwaitedCompletionClosure = { resolver, instance in
            for completion in self { try await completion.asynchronousClosure(resolver, instance) }
        }
        return isEmpty ? nil : Completions([closure], isGenerated: true)
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
                : target.key.key(of: service)
        }
        return key(service)
    }

    /// Registers the forward, or the contribution.
    func register<Component>(_ container: Core, _ entry: ServiceEntry<Component>) {
        func register<Service>(_ service: Service.Type) {
            if !isContribution {
                if let shorterKey = entry.registration.shorterKey {
                    shorterKey.register(service, in: container)
                } else {
                    container.container.forward(service, name: entry.key.name, to: entry)
                }
            } else if entry.key.takesNoArguments {
                container.registrar.contribute(entry.registration, to: service, name: entry.key.name)
            }
        }
        register(service)
    }
}
