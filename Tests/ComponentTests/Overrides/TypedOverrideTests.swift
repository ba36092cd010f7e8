import Ampoule
import Testing

/// Overrides of components by closures of the components' own arguments.
struct TypedOverrideTests {
    @Register(Animal.self, Ridden.self, scope: .container)
    final class Horse: Animal, Ridden {
        let name: String

        init(@Inject hay: Hay, name: String, running: Bool = false) { self.name = name }
    }

    @Register
    struct Hay: Sendable {
        let isFresh: Bool

        init(isFresh: Bool = true) { self.isFresh = isFresh }
    }

    @Register
    struct Rider {
        @Inject let mount: any Ridden
    }

    @Register(Animal.self, name: "wild")
    struct Mustang: Animal {
        let name: String

        init() { name = "Spirit" }
    }

    struct StuffedHorse: Animal, Ridden {
        let name: String
        var running = false
    }

    private let container = Container()

    // MARK: - Keys

    @Test func aFakeReplacesTheComponentForTypedCallsAndAtRunTime() throws {
        Horse.register(in: container)

        container.override(Horse.self) { name, running in StuffedHorse(name: name, running: running) }

        let horse = try container.factory(for: Horse.self).make(name: "Lucky", running: true)
        #expect((horse as? StuffedHorse)?.running == true)
        #expect(try container.require(Animal.self, arguments: "Lucky", true) is StuffedHorse)
    }

    @Test func aKeyWithoutArgumentsThatHaveDefaultValuesLeadsToTheFake() throws {
        Horse.register(in: container)

        container.override(Horse.self) { name, running in StuffedHorse(name: name, running: running) }

        let horse = try container.require(Animal.self, argument: "Lucky")
        #expect((horse as? StuffedHorse)?.running == false)
        #expect(try container.factory(for: Horse.self).make(name: "Bella") is StuffedHorse)
    }

    @Test func aFakeHasTheNameOfTheComponent() throws {
        Mustang.register(in: container)

        let entry = container.override(Mustang.self) { Toy(name: "Rain") }

        #expect(entry.key.name == "wild")
        #expect(try container.require(Animal.self, name: "wild").name == "Rain")
    }

    // MARK: - Further services

    @Test func aFurtherServiceLeadsToTheFake() throws {
        Horse.register(in: container)

        container.override(Horse.self) { name, running in StuffedHorse(name: name) }

        #expect(try container.require((any Ridden).self, arguments: "Lucky", true) is StuffedHorse)
        #expect(try container.require((any Ridden).self, argument: "Lucky") is StuffedHorse)
    }

    @Test func aFurtherServiceLeadsToTheLastFake() throws {
        Horse.register(in: container)

        container.override(Horse.self) { _, _ in StuffedHorse(name: "first") }
        container.override(Horse.self) { _, _ in StuffedHorse(name: "second") }

        let mount = try container.require((any Ridden).self, arguments: "Lucky", true)
        #expect((mount as? StuffedHorse)?.name == "second")
    }

    @Test func aFurtherServiceThatTheFakeDoesNotHaveFails() throws {
        Horse.register(in: container)
        let entry = container.override(Horse.self) { name, _ in Toy(name: name) }

        let error = try #require(throws: ResolutionError.self) {
            try container.require((any Ridden).self, arguments: "Lucky", true)
        }

        guard case .unrelatedTypes(_, let target) = error.reason else { throw error }
        #expect(target == entry.key)
    }

    @Test func aFurtherServiceThatIsRegisteredOtherwiseStays() throws {
        Horse.register(in: container)
        container.register((any Ridden).self) { (_, name: String, _: Bool) in Bicycle(name: name) }

        container.override(Horse.self) { name, _ in StuffedHorse(name: name) }

        #expect(try container.require((any Ridden).self, arguments: "Lucky", true) is Bicycle)
    }

    @Test func aFurtherServiceOfAnUnregisteredComponentStaysUnregistered() {
        container.override(Horse.self) { name, _ in StuffedHorse(name: name) }

        #expect(!container.hasAnyRegistration(of: (any Ridden).self))
    }

    // MARK: - Scopes

    @Test func aFakeHasTheScopeOfTheRegistrationThatItReplaces() throws {
        Horse.register(in: container)
        let before = try container.factory(for: Horse.self).make(name: "Lucky")

        let entry = container.override(Horse.self) { name, _ in ToyHorse(name: name) }

        #expect(entry.objectScope === ObjectScope.container)
        let fake = try container.factory(for: Horse.self).make(name: "Lucky")
        #expect(before is Horse && fake is ToyHorse)
        #expect(try container.factory(for: Horse.self).make(name: "Lucky") as? ToyHorse === fake as? ToyHorse)
    }

    @Test func aFakeHasTheScopeThatTheRegistrationWasGiven() {
        container.register(Animal.self) { (_, name: String, _: Bool) in Toy(name: name) }
            .inObjectScope(.weak)

        let entry = container.override(Horse.self) { name, _ in ToyHorse(name: name) }

        #expect(entry.objectScope === ObjectScope.weak)
        #expect(entry.inObjectScope(.transient).objectScope === ObjectScope.transient)
    }

    // MARK: - Containers

    @Test func anUnregisteredComponentWithArgumentsIsOverridden() throws {
        let entry = container.override(Horse.self) { name, _ in StuffedHorse(name: name) }

        #expect(entry.objectScope === ObjectScope.container)
        #expect(try container.factory(for: Horse.self).make(name: "Lucky") is StuffedHorse)
    }

    @Test func anUnregisteredDependencyIsOverridden() throws {
        container.override(Hay.self) { _ in Hay(isFresh: false) }

        #expect(try !container.factory(for: Hay.self).make().isFresh)
        #expect(try !container.require(Hay.self, argument: true).isFresh)
    }

    @Test func anOverrideInAChildLeavesItsParent() throws {
        Horse.register(in: container)
        let child = Container(parent: container)

        child.override(Horse.self) { name, _ in StuffedHorse(name: name) }

        #expect(try child.factory(for: Horse.self).make(name: "Lucky") is StuffedHorse)
        #expect(try child.require((any Ridden).self, arguments: "Lucky", true) is StuffedHorse)
        #expect(try child.require((any Ridden).self, argument: "Lucky") is StuffedHorse)
        #expect(try container.factory(for: Horse.self).make(name: "Lucky") is Horse)
        #expect(try container.require((any Ridden).self, arguments: "Lucky", true) is Horse)
    }

    @Test func anOverrideInACopyReachesDeepDependencies() throws {
        Rider.register(in: container)
        Pony.register(in: container)
        let copy = container.copy()

        copy.override(Pony.self) { StuffedHorse(name: "Lucky") }

        #expect(try copy.factory(for: Rider.self).make().mount is StuffedHorse)
        #expect(try container.factory(for: Rider.self).make().mount is Pony)
    }

    @Test func aClosureWithAResolverOverridesTheSameComponent() throws {
        Horse.register(in: container)
        Hay.register(in: container)

        container.override(Animal.self) { (resolver, name: String, running: Bool) in
            StuffedHorse(name: name, running: try resolver.require(Hay.self, argument: running).isFresh)
        }

        let horse = try container.factory(for: Horse.self).make(name: "Lucky", running: true)
        #expect((horse as? StuffedHorse)?.running == true)
    }

    @Register(Animal.self, Ridden.self)
    struct Pony: Animal, Ridden {
        let name: String

        init() { name = "Bella" }
    }

    final class ToyHorse: Animal {
        let name: String

        init(name: String) { self.name = name }
    }

    struct Bicycle: Ridden {
        let name: String
    }
}

protocol Ridden: Sendable {}
