import Ampoule

/// A completion of any service.
typealias Completion = @Sendable (_ resolver: any Resolver, _ instance: any Instance) throws -> Void

/// The entry of a registration, whatever its service.
protocol Entry: Sendable {
    func setScope(_ scope: ObjectScope)
    func setScope(_ level: ContainerLevel<some Any>)
    func complete(_ completion: @escaping Completion)
    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) -> any Entry
    func contribute<Element>(to type: Element.Type, name: String?)
    var takesArguments: Bool { get }
}

extension ServiceEntry: Entry {
    func setScope(_ scope: ObjectScope) {
        inObjectScope(scope)
    }

    func setScope(_ level: ContainerLevel<some Any>) {
        inObjectScope(level)
    }

    func complete(_ completion: @escaping Completion) {
        initCompleted { resolver, instance in
            try completion(resolver, numbered(instance))
        }
    }

    func forward<Forwarded>(_ type: Forwarded.Type, name: String?, in container: Container) -> any Entry {
        container.forward(type, name: name, to: self)
    }

    func contribute<Element>(to type: Element.Type, name: String?) {
        contributes(to: type, name: name)
    }

    var takesArguments: Bool { !key.argumentTypes.isEmpty }
}
