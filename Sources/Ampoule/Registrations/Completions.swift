/// The closures that complete an instance of `Service`, in order.
final class Completions<Service>: AnyCompletions {
    typealias Closure = @Sendable (any Resolver, Service) throws -> Void

    let closures: [Closure]

    /// Whether generated code has written all of the closures.
    let isGenerated: Bool

    init(_ closures: [Closure], isGenerated: Bool = false) {
        self.closures = closures
        self.isGenerated = isGenerated
    }

    var count: Int { closures.count }
}

extension Registration {
    /// Adds a closure that completes each new instance.
    func addCompletion<Service>(_ completion: @escaping Completions<Service>.Closure) {
        if isAsynchronous {
            addAsynchronousCompletion { (resolver: AsynchronousResolver, instance: Service) in
                try completion(resolver, instance)
            }
            return
        }
        changeCompletions { existing in
            let existing = existing.map { unsafeDowncast($0, to: Completions<Service>.self) }
            return Completions((existing?.closures ?? []) + [completion])
        }
    }
}
