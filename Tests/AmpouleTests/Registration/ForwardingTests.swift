import Ampoule
import TestSupport
import Testing

private protocol Sleeper: AnyObject, Sendable {}
private protocol Hunter: AnyObject, Sendable {}

private final class Lion: Animal, Pet, Sleeper, Hunter {
    let name: String

    init(name: String = "Elsa") {
        self.name = name
    }
}

struct ForwardingTests {
    private let container = Container.silent()

    @Test func theForwardedTypeIsResolved() throws {
        let cat = container.register(Cat.self) { _ in Cat() }

        container.forward(Animal.self, to: cat)

        #expect(try container.require(Animal.self) is Cat)
    }

    @Test(arguments: ObjectScope.shared)
    func theSharedInstanceIsTheSameUnderBothTypes(in scope: ObjectScope) throws {
        let cat = container.register(Cat.self) { _ in Cat() }.inObjectScope(scope)
        container.forward(Animal.self, to: cat)

        let instance = try container.require(Cat.self)

        #expect(try container.require(Animal.self) === instance)
    }

    @Test func theInstanceOfAGraphIsTheSameUnderBothTypes() throws {
        let cat = container.register(Cat.self) { _ in Cat() }
        container.forward(Animal.self, to: cat)
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Cat.self), second: try resolver.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first === collector.second)
    }

    @Test func aTransientInstanceIsMadeForEachType() throws {
        let made = Counter()
        let cat = container.register(Cat.self) { _ in
            made.increment()
            return Cat()
        }
        .inObjectScope(.transient)
        container.forward(Animal.self, to: cat)

        #expect(try container.require(Animal.self) !== container.require(Cat.self))
        #expect(made.count == 2)
    }

    @Test func argumentsArePassedOn() throws {
        let horse = container.register(Horse.self) { (_, name: String, running: Bool) in
            Horse(name: name, running: running)
        }
        container.forward(Animal.self, to: horse)

        #expect(try container.require(Animal.self, arguments: "Lucky", true).name == "Lucky")
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func theForwardedTypeHasANameOfItsOwn() throws {
        let cat = container.register(Cat.self, name: "mimi") { _ in Cat() }
        container.forward(Animal.self, to: cat)
        container.forward(Animal.self, name: "cat", to: cat)

        #expect(try container.require(Animal.self) is Cat)
        #expect(try container.require(Animal.self, name: "cat") is Cat)
        #expect(container.resolve(Animal.self, name: "mimi") == nil)
    }

    @Test func anEntryImplementsOneType() throws {
        container.register(Lion.self) { _ in Lion() }
            .inObjectScope(.container)
            .implements(Animal.self, name: "lion")

        #expect(try container.require(Animal.self, name: "lion") === container.require(Lion.self))
    }

    @Test func anEntryImplementsAnyNumberOfTypesAtOnce() throws {
        container.register(Lion.self) { _ in Lion() }
            .implements(Animal.self, Pet.self)
            .implements(Sleeper.self, Hunter.self, AnyObject.self)
            .inObjectScope(.container)

        let lion = try container.require(Lion.self)

        #expect(try container.require(Animal.self) === lion)
        #expect(try container.require(Pet.self) as? Lion === lion)
        #expect(try container.require(Sleeper.self) === lion)
        #expect(try container.require(Hunter.self) === lion)
        #expect(try container.require(AnyObject.self) === lion)
    }

    @Test func aForwardOfAForwardLeadsToTheInstance() throws {
        let lion = container.register(Lion.self) { _ in Lion() }.inObjectScope(.container)
        let animal = container.forward(Animal.self, to: lion)
        container.forward(Sleeper.self, to: animal)

        #expect(try container.require(Sleeper.self) === container.require(Lion.self))
    }

    @Test func aForwardToAnUnrelatedTypeIsAnErrorThatSaysSo() throws {
        let cat = container.register(Cat.self) { _ in Cat() }
        container.forward(Person.self, to: cat)

        let error = try #require(throws: ResolutionError.self) { try container.require(Person.self) }

        guard case .unrelatedTypes(let instance, let target) = error.reason else { throw error }
        #expect(ObjectIdentifier(instance) == ObjectIdentifier(Cat.self))
        #expect(target == RegistrationKey(Cat.self))
        #expect(error.key == RegistrationKey(Person.self))
        #expect(container.resolve(Person.self) == nil)
    }

    @Test func theClassOfTheInstanceDecidesAndNotTheServiceType() throws {
        let animal = container.register(Animal.self) { (_, isTame: Bool) -> any Animal in
            if isTame { Lion() } else { Horse() }
        }
        container.forward(Pet.self, to: animal)

        #expect(try container.require(Pet.self, argument: true) is Lion)
        #expect(throws: ResolutionError.self) { try container.require(Pet.self, argument: false) }
    }

    @Test func aForwardStaysWithTheRegistrationItWasMadeFor() throws {
        let first = container.register(Cat.self) { _ in Cat(name: "first") }
        container.forward(Animal.self, to: first)

        container.register(Cat.self) { _ in Cat(name: "second") }

        #expect(try container.require(Animal.self).name == "first")
        #expect(try container.require(Cat.self).name == "second")
    }

    @Test func aForwardingRegistrationOverwritesAndIsOverwritten() throws {
        container.register(Animal.self) { _ in Dog() }
        let cat = container.register(Cat.self) { _ in Cat() }

        container.forward(Animal.self, to: cat)
        #expect(try container.require(Animal.self) is Cat)

        container.register(Animal.self) { _ in Horse() }
        #expect(try container.require(Animal.self) is Horse)
    }

    @Test func anEntryOfAnotherContainerCanBeForwardedTo() throws {
        let cat = container.register(Cat.self) { _ in Cat() }.inObjectScope(.container)
        let child = Container(parent: container)

        child.forward(Animal.self, to: cat)

        #expect(try child.require(Animal.self) === container.require(Cat.self))
        #expect(container.resolve(Animal.self) == nil)
    }

    @Test func anEntryThatOutlivesItsContainerForwardsNowhere() {
        var container: Container? = Container()
        let entry = container?.register(Cat.self) { _ in Cat() }
        container = nil

        #expect(entry?.implements(Animal.self).serviceType == Cat.self)
    }

    @Test func dependenciesOfAForwardedInstanceComeFromTheAskedContainer() throws {
        let cat = container.register(Cat.self) { Cat(name: try $0.require(String.self)) }
        container.forward(Animal.self, to: cat)
        let child = Container(parent: container)
        child.register(String.self) { _ in "Mew" }

        #expect(try child.require(Animal.self).name == "Mew")
    }
}
