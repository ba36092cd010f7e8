import Ampoule
import AmpouleGraph

/// A component of a random graph, and where it is registered.
struct RandomNode {
    enum Place: CaseIterable {
        case container, parent, both, fallback, nowhere
    }

    let number: Int
    let family: Family
    let species: any Species.Type

    /// Whether what comes after the initializer is injected before anybody finds the instance.
    let isValue: Bool
    let name: String?
    let scope: ObjectScope
    let place: Place

    /// Whether a closure is registered instead, which needs nothing.
    let isClosure: Bool

    /// Whether what makes it has to be awaited.
    let isAsynchronous: Bool

    /// The outermost container that can make it, where there are levels.
    let level: RandomLevel

    /// Whether it is registered for that level, and not for the program, where each container that is asked makes its own.
    let isOfLevel: Bool
    var dependencies: [RandomDependency] = []
}

/// A dependency of a random component.
struct RandomDependency {
    /// How a dependency is asked for.
    enum Form: CaseIterable {
        case service, component, optional, lazy, lazyOptional, optionalProvider, factory
    }

    let target: any Species.Type
    let form: Form
    let name: String?
    let injection: ComponentGraph.Dependency.Injection

    /// The level whose value it is instead of the target.
    var level: RandomLevel?

    /// The type of the dependency.
    var type: Any.Type { level?.type(of: form) ?? target.type(of: form) }

    func resolve(from resolver: any Resolver) throws -> Any {
        if let level { return try level.resolveValue(form, from: resolver) }
        return try target.resolve(form, name: name, from: resolver)
    }
}

extension RandomDependency.Form {
    /// The type that is asked for where a service is.
    func wrap<Service>(_ service: Service.Type) -> Any.Type {
        switch self {
        case .service, .component, .factory: Service.self
        case .optional: Service?.self
        case .lazy: Lazy<Service>.self
        case .lazyOptional: Lazy<Service?>.self
        case .optionalProvider: Provider<Service>?.self
        }
    }

    /// Resolves a dependency on a service that is no component, in the way in which generated code does.
    func resolve<Service>(
        _ service: Service.Type,
        name: String? = nil,
        from resolver: any Resolver
    ) throws -> Any {
        switch self {
        case .service, .component, .factory: try __Dependency<Service>[by: resolver, name: name]
        case .optional: try __Dependency<Service?>[by: resolver, name: name] as Any
        case .lazy: try __Dependency<Lazy<Service>>[by: resolver, name: name]
        case .lazyOptional: try __Dependency<Lazy<Service?>>[by: resolver, name: name]
        case .optionalProvider: try __Dependency<Provider<Service>?>[by: resolver, name: name] as Any
        }
    }

    /// The spelling of the type that is asked for where a service is.
    func wrap(_ service: String) -> String {
        switch self {
        case .service, .component, .factory: service
        case .optional: "\(service)?"
        case .lazy: "Lazy<\(service)>"
        case .lazyOptional: "Lazy<\(service)?>"
        case .optionalProvider: "Provider<\(service)>?"
        }
    }
}

/// An instance of any component of a random graph, which holds what it was given.
///
/// Unchecked because only one thread uses it.
final class Individual: @unchecked Sendable {
    var belongings: [Any] = []
}

extension RandomNode {
    /// Makes an instance as the function that `@Register` writes does.
    func makeIndividual(_ resolver: any Resolver) throws -> Individual {
        RandomGraph.countFactoryCall()
        let individual = Individual()
        for dependency in dependencies where dependency.injection == .initializer || isValue {
            individual.belongings.append(try dependency.resolve(from: resolver))
        }
        return individual
    }

    /// Injects what comes after the initializer.
    func complete(_ individual: Individual, _ resolver: any Resolver) throws {
        guard !isValue else { return }
        for dependency in dependencies where dependency.injection == .property {
            individual.belongings.append(try dependency.resolve(from: resolver))
        }
    }
}
