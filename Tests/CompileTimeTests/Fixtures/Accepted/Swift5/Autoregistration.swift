// swift-version: 5
import Ampoule

// What SwinjectAutoregistration adds to the container, written on the public API.

extension Container {
    @discardableResult
    func autoregister<Service, First>(
        _ service: Service.Type,
        name: String? = nil,
        initializer: @escaping (First) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in initializer(resolver.resolve(First.self)!) }
    }

    @discardableResult
    func autoregister<Service, First, Second>(
        _ service: Service.Type,
        name: String? = nil,
        initializer: @escaping (First, Second) -> Service
    ) -> ServiceEntry<Service> {
        register(service, name: name) { resolver in
            initializer(resolver.resolve(First.self)!, resolver.resolve(Second.self)!)
        }
    }

    @discardableResult
    func autoregister<Service, First, Argument>(
        _ service: Service.Type,
        argument: Argument.Type,
        initializer: @escaping (First, Argument) -> Service
    ) -> ServiceEntry<Service> {
        register(service) { (resolver: Resolver, argument: Argument) in
            initializer(resolver.resolve(First.self)!, argument)
        }
    }
}

infix operator ~>

extension Resolver {
    static func ~> <Service>(resolver: Self, service: Service.Type) -> Service {
        resolver.resolve(service)!
    }
}

prefix operator <~

postfix operator ~>

postfix func ~> <Service>(resolver: Resolver) -> Service {
    resolver.resolve(Service.self)!
}

protocol Animal {}

final class Cat: Animal {}

final class Stable {}

final class Owner {
    init(pet: Animal) {}
}

final class Horse {
    init(stable: Stable, name: String) {}
}

func register(in container: Container) {
    container.autoregister(Owner.self, initializer: Owner.init)
    container.autoregister(Horse.self, argument: String.self, initializer: Horse.init)
    container.register(Stable.self) { _ in Stable() }
    container.register(Animal.self) { _ in Cat() }
    container.register(Owner.self, name: "arrow") { resolver in Owner(pet: resolver~>) }
    container.register(Owner.self, name: "typed") { resolver in Owner(pet: container ~> Animal.self) }
}
