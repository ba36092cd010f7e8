import Ampoule

/// An asynchronous factory of any service; the argument is nil if it takes none.
typealias AwaitedFactory =
    nonisolated(nonsending) @Sendable (
        _ resolver: AsynchronousResolver, _ argument: Int?
    ) async throws -> any Instance

/// An asynchronous decorator of any service.
typealias AwaitedDecorator =
    nonisolated(nonsending) @Sendable (
        _ resolver: AsynchronousResolver, _ instance: any Instance, _ argument: Int?
    ) async throws -> any Instance

extension ServiceType {
    func register(
        _ key: Key,
        in container: Container,
        awaiting factory: @escaping AwaitedFactory
    ) -> any Entry {
        switch key.arguments {
        case .none:
            container.register(Service.self, name: key.name) { (resolver: AsynchronousResolver) in
                try await Self.service(factory(resolver, nil))
            }
        case .integer:
            container.register(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, argument: Int) in
                try await Self.service(factory(resolver, argument))
            }
        case .integerAndString:
            container.register(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, argument: Int, text: String) in
                try await Self.service(factory(resolver, Int(text) == argument ? argument : nil))
            }
        }
    }

    func override(
        _ key: Key,
        in container: Container,
        awaiting factory: @escaping AwaitedFactory
    ) throws -> any Entry {
        switch key.arguments {
        case .none:
            try container.requireOverride(Service.self, name: key.name) {
                (resolver: AsynchronousResolver) in
                try await Self.service(factory(resolver, nil))
            }
        case .integer:
            try container.requireOverride(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, argument: Int) in
                try await Self.service(factory(resolver, argument))
            }
        case .integerAndString:
            try container.requireOverride(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, argument: Int, text: String) in
                try await Self.service(factory(resolver, Int(text) == argument ? argument : nil))
            }
        }
    }

    func contribute(
        name: String?,
        in container: Container,
        awaiting factory: @escaping AwaitedFactory
    ) -> any Entry {
        container.contribute(to: Service.self, name: name) { (resolver: AsynchronousResolver) in
            try await Self.service(factory(resolver, nil))
        }
    }

    func decorate(
        _ key: Key,
        in container: Container,
        awaiting decorator: @escaping AwaitedDecorator
    ) throws -> any Entry {
        switch key.arguments {
        case .none:
            try container.requireDecoration(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, instance) in
                try await Self.service(decorator(resolver, numbered(instance), nil))
            }
        case .integer:
            try container.requireDecoration(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, instance, argument: Int) in
                try await Self.service(decorator(resolver, numbered(instance), argument))
            }
        case .integerAndString:
            try container.requireDecoration(Service.self, name: key.name) {
                (resolver: AsynchronousResolver, instance, argument: Int, text: String) in
                try await Self.service(
                    decorator(resolver, numbered(instance), Int(text) == argument ? argument : nil)
                )
            }
        }
    }

    // MARK: - Requests

    nonisolated(nonsending) func resolve(
        _ request: Request,
        from resolver: AsynchronousResolver
    ) async throws -> Answer {
        switch request.form {
        case .plain: .one(numbered(try await require(Service.self, request, resolver)))
        case .optional:
            try await require(Service?.self, request, resolver).map { .one(numbered($0)) } ?? .none
        case .list: .list(try await resolver.require([Service].self).map { numbered($0) })
        case .dictionary:
            .dictionary(try await resolver.require([String: Service].self).mapValues { numbered($0) })
        }
    }

    private nonisolated(nonsending) func require<Wrapped>(
        _ type: Wrapped.Type,
        _ request: Request,
        _ resolver: AsynchronousResolver
    ) async throws -> Wrapped {
        let (name, argument) = (request.key.name, request.argument ?? 0)
        return switch request.key.arguments {
        case .none: try await resolver.require(type, name: name)
        case .integer: try await resolver.require(type, name: name, argument: argument)
        case .integerAndString:
            try await resolver.require(type, name: name, arguments: argument, "\(argument)")
        }
    }
}
