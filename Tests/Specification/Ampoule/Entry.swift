import Ampoule

/// A completion of any service.
typealias Completion = @Sendable (_ resolver: any Resolver, _ instance: any Instance) throws -> Void

/// The entry of a registration, whatever its service.
protocol Entry: Sendable {
    func setScope(_ scope: ObjectScope)
    func complete(_ completion: @escaping Completion)
}

extension ServiceEntry: Entry {
    func setScope(_ scope: ObjectScope) {
        inObjectScope(scope)
    }

    func complete(_ completion: @escaping Completion) {
        initCompleted { resolver, instance in
            try completion(resolver, numbered(instance))
        }
    }
}
