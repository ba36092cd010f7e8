import Ampoule

/// A completion of any service.
typealias Completion = @Sendable (_ resolver: any Resolver, _ instance: any Instance) throws -> Void

/// An asynchronous completion of any service.
typealias AwaitedCompletion =
    nonisolated(nonsending) @Sendable (
        _ resolver: AsynchronousResolver, _ instance: any Instance
    ) async throws -> Void

/// The entry of a registration, whatever its service.
protocol Entry: Sendable {
    var takesArguments: Bool { get }

    func setScope(_ scope: ObjectScope)
    func complete(_ completion: @escaping Completion)
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) -> any Entry
    func contribute<Element>(to type: Element.Type, name: String?)
    func close(_ closing: @escaping @Sendable (any Instance) throws -> Void)
}

extension Entry where Self: RegistrationEntry {
    var takesArguments: Bool { !key.argumentTypes.isEmpty }

    func setScope(_ scope: ObjectScope) { inObjectScope(scope) }

    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) -> any Entry {
        container.forward(type, name: name, to: self)
    }

    func contribute<Element>(to type: Element.Type, name: String?) { contributes(to: type, name: name) }

    func close(_ closing: @escaping @Sendable (any Instance) throws -> Void) {
        onClose { instance in try closing(numbered(instance)) }
    }
}

extension ServiceEntry: Entry {
    func complete(_ completion: @escaping Completion) {
        initCompleted { resolver, instance in
            try completion(resolver, numbered(instance))
        }
    }
}

/// The entry of an asynchronous registration.
protocol AwaitedEntry: Entry {
    func complete(awaiting completion: @escaping AwaitedCompletion)
}

extension AsynchronousServiceEntry: AwaitedEntry {
    func complete(_ completion: @escaping Completion) { entry.complete(completion) }

    func complete(awaiting completion: @escaping AwaitedCompletion) {
        initCompleted { (resolver: AsynchronousResolver, instance) in
            try await completion(resolver, numbered(instance))
        }
    }
}
