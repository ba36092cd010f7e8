@testable import Ampoule
import TestSupport
import Testing

/// Has a pet, but asks for it late.
private final class LazyOwner: Person {
    let name = "Garfield"
    let pet: Lazy<Animal>

    init(pet: Lazy<Animal>) { self.pet = pet }
}

struct LazyTests {
    private let container = Container.silent()

    @Test func withoutARegistrationOfTheServiceThereIsNone() throws {
        let error = try #require(throws: ResolutionError.self) {
            try container.require(Lazy<Animal>.self, name: "cat")
        }

        #expect(error.key == RegistrationKey(Animal.self, name: "cat"))
        #expect(container.resolve(Lazy<Animal>.self) == nil)
    }

    @Test func aRegistrationOfItsOwnComesFirst() throws {
        container.register(Animal.self) { _ in Cat() }
        container.register(Animal.self, name: "dog") { _ in Dog() }
        container.register(Lazy<Animal>.self) { try $0.require(Lazy<Animal>.self, name: "dog") }

        #expect(try container.require(Lazy<Animal>.self).instance is Dog)
    }

    @Test func itContinuesTheGraphItWasInjectedIn() throws {
        container.register(Stable.self) { _ in Stable() }
        container.register([Stable].self) { [try $0.require(Stable.self)] }
        container.register((Stable, Lazy<[Stable]>).self) { resolver in
            (try resolver.require(Stable.self), try resolver.require(Lazy<[Stable]>.self))
        }

        let (stable, others) = try container.require((Stable, Lazy<[Stable]>).self)

        #expect(others.instance[0] === stable)
    }

    @Test func severalThreadsGetTheSameInstance() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)
        let lazy = try container.require(Lazy<Animal>.self)

        let cats = try concurrently(threads: 8) { _ in try lazy.resolve() }

        #expect(cats.allSatisfy { $0 === lazy.instance })
    }

    @Test func anErrorIsThrownAndTheNextUseTriesAgain() throws {
        struct Asleep: Error {}
        let attempts = Counter()
        container.register(Animal.self) { _ in
            if attempts.increment() == 1 { throw Asleep() }
            return Cat()
        }
        let lazy = try container.require(Lazy<Animal>.self)

        let error = try #require(throws: ResolutionError.self) { try lazy.resolve() }
        #expect(error.underlyingError is Asleep)
        #expect(try lazy.resolve() is Cat)
    }

    @Test func theServiceMayBeOptional() throws {
        #expect(try container.require(Lazy<Animal?>.self).instance == nil)

        container.register(Animal.self) { _ in Cat() }

        #expect(try container.require(Lazy<Animal?>.self).instance is Cat)
    }

    @Test func whatEveryContainerHasNeedsNoRegistration() throws {
        #expect(try container.require(Lazy<any Resolver>.self).instance as? Container === container)
        #expect(try container.require(Provider<Container>.self).instance === container)
        #expect(try container.require(Lazy<(any Resolver)?>.self).instance as? Container === container)
        #expect(try container.require(AsynchronousResolver.self).resolver as? Container === container)

        container.register(Person.self) { resolver in
            let graph = try resolver.require(Lazy<GraphIdentifier>.self)
            #expect(try graph.resolve() == resolver.require(GraphIdentifier.self))
            return LazyOwner(pet: try resolver.require(Lazy<Animal>.self))
        }
        container.register(Animal.self) { _ in Cat() }
        _ = try container.require(Person.self)
    }

    @Test func whatEveryContainerHasIsUnderNoName() throws {
        let error = try #require(throws: ResolutionError.self) {
            try container.require(Lazy<any Resolver>.self, name: "playground")
        }
        guard case .unregistered = error.reason else { throw error }

        container.register((any Resolver).self, name: "playground") { _ in Container() }

        #expect(
            try container.require(Lazy<any Resolver>.self, name: "playground").instance as? Container
                !== container
        )
    }
}
