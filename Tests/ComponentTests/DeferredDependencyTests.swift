import Ampoule
import AmpouleGraph
import Testing

struct DeferredDependencyTests {
    protocol Animal: Sendable {}

    @Register(scope: .container)
    final class Stable: Sendable {}

    @Register(name: "summer", scope: .container)
    final class Meadow: Sendable {}

    @Register
    class Pet: @unchecked Sendable {
        let name: String

        init(name: String) { self.name = name }
    }

    @Register
    final class Cat: Pet, @unchecked Sendable {
        init() { super.init(name: "Mimi") }
    }

    @Register(Animal.self)
    final class Lynx: Animal {}

    @Register
    struct Owner {
        @Inject let stable: Lazy<Stable>
        @Inject let stables: Provider<Stable>
        @Inject(name: "summer") let meadow: Lazy<Meadow>
        @Inject let cat: Provider<Cat>
    }

    @Register
    struct Keeper {
        @Inject let lynx: Lazy<Lynx>
    }

    @Register
    struct Wanderer {
        @Inject let meadow: Lazy<Meadow>
    }

    @Register
    struct Visitor {
        @Inject let stable: Stable?
        @Inject let later: Lazy<Stable>?
        @Inject let perhaps: Lazy<Stable?>
    }

    @Register
    final class Rider: Sendable {
        let stable: Lazy<Stable>
        let meadow: Provider<Meadow>

        init(@Inject stable: Lazy<Stable>, @Inject(name: "summer") meadow: Provider<Meadow>) async {
            self.stable = stable
            self.meadow = meadow
        }
    }

    private let container = Container()

    @Test func theComponentsOwnFactoryServesWhereNobodyRegisteredIt() throws {
        let owner = try container.factory(for: Owner.self).make()

        #expect(owner.stable.instance === owner.stables.instance)
        #expect(owner.meadow.instance === owner.meadow.instance)
        #expect(owner.cat.instance.name == "Mimi")
    }

    @Test func aRegistrationBeforeOrAfterTheInjectionComesFirst() throws {
        let stable = Stable()
        let before = try container.factory(for: Owner.self).make()
        container.register(Stable.self) { _ in stable }
        let after = try container.factory(for: Owner.self).make()

        #expect(before.stable.instance === stable)
        #expect(after.stable.instance === stable)
    }

    @Test func aRegisteredLazyComesFirst() throws {
        container.register(Stable.self, name: "main") { _ in Stable() }
        container.register(Lazy<Stable>.self) { try $0.require(Lazy<Stable>.self, name: "main") }
        let owner = try container.factory(for: Owner.self).make()

        #expect(owner.stable.instance !== owner.stables.instance)
    }

    @Test func aComponentOfAnotherServiceOrNameDoesNotServe() {
        #expect(throws: ResolutionError.self) { try container.factory(for: Keeper.self).make() }
        #expect(throws: ResolutionError.self) { try container.factory(for: Wanderer.self).make() }
    }

    @Test func wrappersOfAComponentThatNobodyRegisteredAreMadeOfIt() throws {
        let visitor = try container.factory(for: Visitor.self).make()

        let stable = try #require(visitor.stable)
        #expect(visitor.later?.instance === stable)
        #expect(visitor.perhaps.instance === stable)
    }

    @Test func theOwnFactoryServesInAnAsynchronousComponent() async throws {
        let rider = try await container.factory(for: Rider.self).make()

        #expect(rider.stable.instance === rider.stable.instance)
        #expect(rider.meadow.instance === rider.meadow.instance)
    }

    @Test func aContainerOfSuchComponentsIsValid() throws {
        Owner.register(in: container)
        Rider.register(in: container)

        try container.validate()
    }
}
