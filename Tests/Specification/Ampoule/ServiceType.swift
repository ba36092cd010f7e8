import Ampoule

/// A factory of any service; the argument is nil if it takes none.
typealias Factory = @Sendable (_ resolver: any Resolver, _ argument: Int?) throws -> any Instance

/// A decorator of any service.
typealias Decorator =
    @Sendable (
        _ resolver: any Resolver, _ instance: any Instance, _ argument: Int?
    ) throws -> any Instance

/// The operations on a service, whatever its type.
protocol AnyServiceType: Sendable {
    func register(_ key: Key, in container: Container, _ factory: @escaping Factory) -> any Entry
    func register(_ key: Key, instance: any Instance, in container: Container) -> any Entry
    func forward(name: String?, to entry: any Entry, in container: Container) -> any Entry
    func override(_ key: Key, in container: Container, _ factory: @escaping Factory) throws -> any Entry
    func contribute(name: String?, in container: Container, _ factory: @escaping Factory) -> any Entry
    func contribute(_ entry: any Entry, name: String?)
    func decorate(_ key: Key, in container: Container, _ decorator: @escaping Decorator) throws -> any Entry
    func resolve(_ request: Request, from resolver: any Resolver) throws -> Answer

    func register(_ key: Key, in container: Container, awaiting factory: @escaping AwaitedFactory)
        -> any Entry
    func override(
        _ key: Key,
        in container: Container,
        awaiting factory: @escaping AwaitedFactory
    ) throws -> any Entry
    func contribute(name: String?, in container: Container, awaiting factory: @escaping AwaitedFactory)
        -> any Entry
    func decorate(
        _ key: Key,
        in container: Container,
        awaiting decorator: @escaping AwaitedDecorator
    ) throws -> any Entry
    nonisolated(nonsending) func resolve(_ request: Request, from resolver: AsynchronousResolver) async throws
        -> Answer

    func reset(_ scope: ObjectScope, in container: Container)
}

extension Service {
    /// The type in the program.
    var type: any AnyServiceType {
        switch self {
        case .a: ServiceType<any A>()
        case .b: ServiceType<any B>()
        case .c: ServiceType<any C>()
        case .d: ServiceType<any D>()
        case .session: ServiceType<SessionInfo>()
        case .request: ServiceType<RequestInfo>()
        case .injected: ServiceType<Injected>()
        }
    }
}

/// Calls the container as a program does that knows the type.
struct ServiceType<Service: Sendable>: AnyServiceType {
    func register(_ key: Key, in container: Container, _ factory: @escaping Factory) -> any Entry {
        switch key.arguments {
        case .none:
            container.register(Service.self, name: key.name) { resolver in
                try Self.service(factory(resolver, nil))
            }
        case .integer:
            container.register(Service.self, name: key.name) { (resolver, argument: Int) in
                try Self.service(factory(resolver, argument))
            }
        case .integerAndString:
            container.register(Service.self, name: key.name) { (resolver, argument: Int, text: String) in
                try Self.service(factory(resolver, Int(text) == argument ? argument : nil))
            }
        }
    }

    func register(_ key: Key, instance: any Instance, in container: Container) -> any Entry {
        container.register(Service.self, name: key.name, instance: Self.service(instance))
    }

    func forward(name: String?, to entry: any Entry, in container: Container) -> any Entry {
        entry.forward(Service.self, name: name, in: container)
    }

    func override(_ key: Key, in container: Container, _ factory: @escaping Factory) throws -> any Entry {
        switch key.arguments {
        case .none:
            try container.requireOverride(Service.self, name: key.name) { resolver in
                try Self.service(factory(resolver, nil))
            }
        case .integer:
            try container.requireOverride(Service.self, name: key.name) { (resolver, argument: Int) in
                try Self.service(factory(resolver, argument))
            }
        case .integerAndString:
            try container.requireOverride(Service.self, name: key.name) {
                (resolver, argument: Int, text: String) in
                try Self.service(factory(resolver, Int(text) == argument ? argument : nil))
            }
        }
    }

    func contribute(name: String?, in container: Container, _ factory: @escaping Factory) -> any Entry {
        container.contribute(to: Service.self, name: name) { resolver in
            try Self.service(factory(resolver, nil))
        }
    }

    func contribute(_ entry: any Entry, name: String?) { entry.contribute(to: Service.self, name: name) }

    func decorate(_ key: Key, in container: Container, _ decorator: @escaping Decorator) throws -> any Entry {
        switch key.arguments {
        case .none:
            try container.requireDecoration(Service.self, name: key.name) { resolver, instance in
                try Self.service(decorator(resolver, numbered(instance), nil))
            }
        case .integer:
            try container.requireDecoration(Service.self, name: key.name) {
                (resolver, instance, argument: Int) in
                try Self.service(decorator(resolver, numbered(instance), argument))
            }
        case .integerAndString:
            try container.requireDecoration(Service.self, name: key.name) {
                (resolver, instance, argument: Int, text: String) in
                try Self.service(
                    decorator(resolver, numbered(instance), Int(text) == argument ? argument : nil)
                )
            }
        }
    }

    func reset(_ scope: ObjectScope, in container: Container) {
        container.resetObjectScope(scope, serviceType: Service.self)
    }

    // MARK: - Requests

    func resolve(_ request: Request, from resolver: any Resolver) throws -> Answer {
        switch request.form {
        case .plain: .one(numbered(try require(Service.self, request, resolver)))
        case .optional: try require(Service?.self, request, resolver).map { .one(numbered($0)) } ?? .none
        case .list: .list(try resolver.require([Service].self).map { numbered($0) })
        case .dictionary: .dictionary(try resolver.require([String: Service].self).mapValues { numbered($0) })
        }
    }

    private func require<Wrapped>(
        _ type: Wrapped.Type,
        _ request: Request,
        _ resolver: any Resolver
    ) throws -> Wrapped {
        let (name, argument) = (request.key.name, request.argument ?? 0)
        return switch request.key.arguments {
        case .none: try resolver.require(type, name: name)
        case .integer: try resolver.require(type, name: name, argument: argument)
        case .integerAndString: try resolver.require(type, name: name, arguments: argument, "\(argument)")
        }
    }

    // MARK: - Casts

    static func service(_ instance: any Instance) -> Service {
        guard let service = instance as? Service else { fatalError("\(instance) is no \(Service.self)") }
        return service
    }
}

/// An instance of a service, with its number.
func numbered(_ instance: some Any) -> any Instance {
    guard let numbered = instance as? any Instance else { fatalError("\(instance) has no number") }
    return numbered
}
