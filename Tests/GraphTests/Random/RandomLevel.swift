import Ampoule

/// The value of the outer level of random graphs.
struct RandomSession: Sendable {}

/// The value of the inner level of random graphs.
struct RandomRequest: Sendable {}

/// The value of the level of random graphs that stands beside the others.
struct RandomErrand: Sendable {}

extension ContainerLevel<RandomSession> {
    static var randomSession: Self { Self("random session") }
}

extension ContainerLevel<RandomRequest> {
    static var randomRequest: Self { Self("random request", inside: .randomSession) }
}

extension ContainerLevel<RandomErrand> {
    static var randomErrand: Self { Self("random errand") }
}

/// The outermost container that can make a component of a random graph.
enum RandomLevel: CaseIterable {
    case program, session, request, errand

    /// Whether what belongs to this level is around a container of another one.
    func isAround(_ other: Self) -> Bool {
        switch (self, other) {
        case (.program, _), (.session, .session), (.session, .request), (.request, .request),
            (.errand, .errand):
            true
        default: false
        }
    }

    /// The scopes in which a component belongs to the level, or is made wherever its user is.
    var scopes: [ObjectScope?] {
        switch self {
        case .program: [.graph, .transient, .container, .weak]
        case .session: [.graph, .transient, Self.sessionScope, Self.sessionScope]
        case .request: [.graph, .transient, Self.requestScope, Self.requestScope]
        case .errand: [.graph, .transient, Self.errandScope, Self.errandScope]
        }
    }

    private static let sessionScope = __Scope.of(Individual.self, .randomSession)
    private static let requestScope = __Scope.of(Individual.self, .randomRequest)
    private static let errandScope = __Scope.of(Individual.self, .randomErrand)

    /// The type of a dependency on the level's value.
    func type(of form: RandomDependency.Form) -> Any.Type {
        switch self {
        case .program, .session: form.wrap(RandomSession.self)
        case .request: form.wrap(RandomRequest.self)
        case .errand: form.wrap(RandomErrand.self)
        }
    }

    /// Resolves the level's value as generated code does.
    func resolveValue(_ form: RandomDependency.Form, from resolver: any Resolver) throws -> Any {
        switch self {
        case .program, .session: try Self.resolve(RandomSession.self, form, from: resolver)
        case .request: try Self.resolve(RandomRequest.self, form, from: resolver)
        case .errand: try Self.resolve(RandomErrand.self, form, from: resolver)
        }
    }

    private static func resolve<Value: Sendable>(
        _ value: Value.Type,
        _ form: RandomDependency.Form,
        from resolver: any Resolver
    ) throws -> Any {
        switch form {
        case .service, .component, .factory: try __Dependency<Value>[by: resolver]
        case .optional: try __Dependency<Value?>[by: resolver] as Any
        case .lazy: try __Dependency<Lazy<Value>>[by: resolver]
        case .lazyOptional: try __Dependency<Lazy<Value?>>[by: resolver]
        case .optionalProvider: try __Dependency<Provider<Value>?>[by: resolver] as Any
        }
    }
}

extension Container {
    /// For each innermost level, what opens a container of it in another one.
    static let openersOfRandomLevels: [@Sendable (Container) -> Container] = [
        { $0.child(.randomSession, RandomSession()).child(.randomRequest, RandomRequest()) },
        { $0.child(.randomErrand, RandomErrand()) },
    ]
}
