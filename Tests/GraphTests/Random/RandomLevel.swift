import Ampoule

/// The outer level of random graphs.
struct RandomSession: ContainerLevel {}

/// The inner level of random graphs.
struct RandomRequest: ContainerLevel { typealias Outer = RandomSession }

/// The level of random graphs that stands beside the others.
struct RandomErrand: ContainerLevel {}

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

    /// Where what belongs to the level is registered, for all of its containers.
    func registrations(in container: Container) -> Container {
        switch self {
        case .program: container
        case .session: LevelContainer<RandomSession>.registrations(in: container)
        case .request: LevelContainer<RandomRequest>.registrations(in: container)
        case .errand: LevelContainer<RandomErrand>.registrations(in: container)
        }
    }

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
        case .program, .session: try form.resolve(RandomSession.self, from: resolver)
        case .request: try form.resolve(RandomRequest.self, from: resolver)
        case .errand: try form.resolve(RandomErrand.self, from: resolver)
        }
    }
}

extension Container {
    /// For each innermost level, what opens a container of it in another one.
    static let openersOfRandomLevels: [@Sendable (Container) -> Container] = [
        { $0.level(RandomSession()).level(RandomRequest()).container },
        { $0.level(RandomErrand()).container },
    ]
}
