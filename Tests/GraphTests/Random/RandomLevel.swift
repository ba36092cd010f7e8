import Ampoule

/// The value of the outer level of random graphs.
struct RandomSession: Sendable {}

/// The value of the inner level of random graphs.
struct RandomRequest: Sendable {}

extension ContainerLevel<RandomSession> {
    static var randomSession: Self { Self("random session") }
}

extension ContainerLevel<RandomRequest> {
    static var randomRequest: Self { Self("random request", inside: .randomSession) }
}

/// The outermost container that can make a component of a random graph.
enum RandomLevel: Int, CaseIterable, Comparable {
    case program, session, request

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    /// The scopes in which a component belongs to the level, or is made wherever its user is.
    var scopes: [ObjectScope?] {
        switch self {
        case .program: [.graph, .transient, .container, .weak]
        case .session: [.graph, .transient, Self.sessionScope, Self.sessionScope]
        case .request: [.graph, .transient, Self.requestScope, Self.requestScope]
        }
    }

    private static let sessionScope = __Scope.of(Individual.self, .randomSession)
    private static let requestScope = __Scope.of(Individual.self, .randomRequest)

    /// The type of a dependency on the level's value.
    func type(of form: RandomDependency.Form) -> Any.Type {
        self == .session ? form.wrap(RandomSession.self) : form.wrap(RandomRequest.self)
    }

    /// Resolves the level's value as generated code does.
    func resolveValue(_ form: RandomDependency.Form, from resolver: any Resolver) throws -> Any {
        self == .session
            ? try Self.resolve(RandomSession.self, form, from: resolver)
            : try Self.resolve(RandomRequest.self, form, from: resolver)
    }

    private static func resolve<Value: Sendable>(
        _ value: Value.Type,
        _ form: RandomDependency.Form,
        from resolver: any Resolver
    ) throws -> Any {
        switch form {
        case .service, .component, .factory: try resolver[__dependency: __Type<Value>.self]
        case .optional: try resolver[__dependency: __Type<Value?>.self] as Any
        case .lazy: try resolver[__dependency: __Type<Lazy<Value>>.self]
        case .lazyOptional: try resolver[__dependency: __Type<Lazy<Value?>>.self]
        case .optionalProvider: try resolver[__dependency: __Type<Provider<Value>?>.self] as Any
        }
    }
}

extension Container {
    /// A container of the innermost level, opened in this one.
    var randomRequest: Container {
        child(.randomSession, RandomSession()).child(.randomRequest, RandomRequest())
    }
}
