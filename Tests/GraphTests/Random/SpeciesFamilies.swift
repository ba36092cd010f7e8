import Ampoule

/// A component that is its own service.
final class Wild<Hundreds: Digit, Tens: Digit, Ones: Digit>: Species {
    typealias RegisteredService = Wild
    struct Factory: ComponentFactory, Sendable {
        typealias __Component = Wild
        let __resolver: __HeldResolver
    }

    let individual: Individual

    init(individual: Individual) { self.individual = individual }

    static var __argumentFreeRegistration: ComponentRegistration<Wild> {
        ComponentRegistration(
            Wild.self,
            factory: { (resolver: any Resolver) in Wild(individual: try node.makeIndividual(resolver)) },
            completions: [
                __Completion { (resolver, wild: Wild) in try node.complete(wild.individual, resolver) }
            ],
            name: node.name,
            scope: node.scope
        )
    }

    static func register(in container: Container) {
        __argumentFreeRegistration.__register(in: container)
    }

    static func resolve(
        _ form: RandomDependency.Form,
        name: String?,
        from resolver: any Resolver
    ) throws -> Any {
        switch form {
        case .service, .component: try __Dependency<Wild>[by: resolver, name: name]
        case .factory: try __Dependency<Factory>[by: resolver]
        default: try form.resolve(Wild.self, name: name, from: resolver)
        }
    }

    static func resolve(name: String?, from container: Container) throws -> Any {
        try __Dependency<Wild>[by: container, name: name]
    }

    static func service(of individual: Individual) -> Wild { Wild(individual: individual) }
}

/// The service of tame components.
final class Pet<Hundreds: Digit, Tens: Digit, Ones: Digit> {
    let individual: Individual

    init(individual: Individual) { self.individual = individual }
}

/// A component of another service, which is no object itself.
enum Tame<Hundreds: Digit, Tens: Digit, Ones: Digit>: Species {
    typealias RegisteredService = Pet<Hundreds, Tens, Ones>
    struct Factory: ComponentFactory, Sendable {
        typealias __Component = Tame
        let __resolver: __HeldResolver
    }

    static var __argumentFreeRegistration: ComponentRegistration<RegisteredService> {
        ComponentRegistration(
            Tame.self,
            factory: { (resolver: any Resolver) in
                RegisteredService(individual: try node.makeIndividual(resolver))
            },
            name: node.name,
            scope: node.scope
        )
    }

    static func register(in container: Container) {
        __argumentFreeRegistration.__register(in: container)
    }

    static func type(of form: RandomDependency.Form) -> Any.Type {
        switch form {
        case .factory: Factory.self
        case .component: Tame.self
        default: form.wrap(RegisteredService.self)
        }
    }

    static func resolve(
        _ form: RandomDependency.Form,
        name: String?,
        from resolver: any Resolver
    ) throws -> Any {
        switch form {
        case .component: try __Dependency<Tame>[by: resolver, name: name]
        case .factory: try __Dependency<Factory>[by: resolver]
        default: try form.resolve(RegisteredService.self, name: name, from: resolver)
        }
    }

    static func resolve(name: String?, from container: Container) throws -> Any {
        try container.__make(__argumentFreeRegistration)
    }

    static func service(of individual: Individual) -> RegisteredService {
        RegisteredService(individual: individual)
    }
}

/// A component that is its own service and takes an argument.
final class Trained<Hundreds: Digit, Tens: Digit, Ones: Digit>: Species {
    typealias RegisteredService = Trained
    struct Factory: ComponentFactory, Sendable {
        typealias __Component = Trained
        let __resolver: __HeldResolver
    }

    let individual: Individual

    init(individual: Individual) { self.individual = individual }

    private static var registration: ComponentRegistration<Trained, Int> {
        ComponentRegistration(
            Trained.self,
            factory: { (resolver: any Resolver, _: Int) in
                Trained(individual: try node.makeIndividual(resolver))
            },
            completions: [
                __Completion { (resolver, trained: Trained) in try node.complete(trained.individual, resolver)
                }
            ],
            name: node.name,
            scope: node.scope
        )
    }

    static func register(in container: Container) {
        registration.__register(in: container)
    }

    static func resolve(
        _ form: RandomDependency.Form,
        name: String?,
        from resolver: any Resolver
    ) throws -> Any {
        switch form {
        case .service, .component: try __Dependency<Trained>[by: resolver, name: name]
        case .factory: try __Dependency<Factory>[by: resolver]
        default: try form.resolve(Trained.self, name: name, from: resolver)
        }
    }

    static func resolve(name: String?, from container: Container) throws -> Any {
        try container.__make(registration, 1)
    }

    static func service(of individual: Individual) -> Trained { Trained(individual: individual) }

    static func registerClosure(name: String?, in container: Container) {
        container.register(Trained.self, name: name) { (_, _: Int) in Trained(individual: Individual()) }
    }

    static func registerAsynchronousClosure(name: String?, in container: Container) {
        container.register(Trained.self, name: name) { (_, _: Int) in
            await Task.yield()
            return Trained(individual: Individual())
        }
    }
}
