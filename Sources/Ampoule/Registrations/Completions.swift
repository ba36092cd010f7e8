/// The closures that complete an instance of a registration, in order.
///
/// They are synchronous, each a ``CompletionClosure``, or those of an asynchronous factory, each an ``AwaitedCompletionClosure``. They
/// take the instance as a box of the service type, which the key of the registration fixes.
final class Completions<Closure: Sendable>: AnyCompletions {
    let closures: [Closure]

    /// Whether generated code has written all of the closures.
    let isGenerated: Bool

    init(_ closures: [Closure], isGenerated: Bool = false) {
        self.closures = closures
        self.isGenerated = isGenerated
    }

    var count: Int { closures.count }
}

/// Completes an instance.
typealias CompletionClosure = @Sendable (any Resolver, Shared) throws -> Void

/// Completes an instance that is made asynchronously.
typealias AwaitedCompletionClosure =
    nonisolated(nonsending) @Sendable (AsynchronousResolver, Shared) async throws -> Void

extension Optional<any AnyCompletions> {
    /// The closures, which must be of the given type: the factory is synchronous, or it isn't.
    func closures<Closure: Sendable>(as type: Closure.Type = Closure.self) -> [Closure] {
        map { unsafeDowncast($0, to: Completions<Closure>.self).closures } ?? []
    }

    /// Completes an instance.
    func complete(_ instance: Shared, by resolver: any Resolver) throws {
        for completion in closures(as: CompletionClosure.self) { try completion(resolver, instance) }
    }

    /// Completes an instance of an asynchronous registration.
    nonisolated(nonsending) func complete(
        _ instance: Shared,
        awaitingWith resolver: AsynchronousResolver
    ) async throws {
        for completion in closures(as: AwaitedCompletionClosure.self) {
            try await completion(resolver, instance)
        }
    }
}

extension Registration {
    /// Adds a closure that completes each new instance.
    func addCompletion<Service>(
        _ completion: @escaping @Sendable (any Resolver, Service) throws -> Void
    ) {
        if isAsynchronous {
            return addAsynchronousCompletion { (resolver: AsynchronousResolver, instance: Service) in
                try completion(resolver, instance)
            }
        }
        let added: CompletionClosure = { try completion($0, $1.value(as: Service.self)) }
        changePolicy { $0.with(Completions($0.completions.closures() + [added])) }
    }

    /// Adds a closure that completes each new instance of an asynchronous registration.
    func addAsynchronousCompletion<Service>(
        _ completion:
            nonisolated(nonsending) @escaping @Sendable (AsynchronousResolver, Service) async throws -> Void
    ) {
        let added: AwaitedCompletionClosure = { try await completion($0, $1.value(as: Service.self)) }
        changePolicy { $0.with(Completions($0.completions.closures() + [added])) }
    }
}
