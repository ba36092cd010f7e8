import Ampoule
import TestSupport
import Testing

/// Takes as many animals as wanted.
private final class Breeder: Person {
    let name = "Cruella"
    let puppies: Provider<Animal>

    init(puppies: Provider<Animal>) { self.puppies = puppies }
}

struct ProviderTests {
    private let container = Container.silent()

    @Test func theServiceIsResolvedAtEachUse() throws {
        let made = Counter()
        container.register(Animal.self) { _ in
            made.increment()
            return Dog()
        }
        .inObjectScope(.transient)

        let puppies = try container.require(Provider<Animal>.self)
        #expect(made.count == 0)

        #expect(puppies.instance !== puppies.instance)
        #expect(made.count == 2)
    }

    @Test func namesAndArgumentsArePassedOn() throws {
        container.register(Animal.self, name: "dog") { (_, name: String) in Dog(name: name) }

        let puppies = try container.require(Provider<Animal>.self, name: "dog", argument: "Patch")

        #expect(puppies.instance.name == "Patch")
    }

    @Test func eachUseInsideAFactoryHasAGraphOfItsOwn() throws {
        container.register(Animal.self) { _ in Dog() }
        container.register([Animal].self) { resolver in
            let puppies = try resolver.require(Provider<Animal>.self)
            return [try resolver.require(Animal.self), puppies.instance, puppies.instance]
        }

        let animals = try container.require([Animal].self)

        #expect(Set(animals.map(ObjectIdentifier.init)).count == 3)
    }

    @Test func anOwnerInTheSameGraphIsNotKeptAlive() throws {
        container.register(Animal.self) { _ in Dog() }
        container.register(Person.self) { Breeder(puppies: try $0.require(Provider<Animal>.self)) }

        weak var breeder: Breeder?
        do {
            let held = try container.require(Person.self) as? Breeder
            breeder = held
            #expect(held?.puppies.instance is Dog)
        }

        #expect(breeder == nil)
    }

    @Test func itDoesNotKeepADroppedContainerAlive() throws {
        var container: Container? = Container()
        weak let dropped = container
        container?.register(Animal.self) { _ in Dog() }
        let puppies = try #require(try container?.require(Provider<Animal>.self))
        _ = puppies.instance

        container = nil

        #expect(dropped == nil)
        let error = try #require(throws: ResolutionError.self) { try puppies.resolve() }
        guard case .containerReleased = error.reason else { throw error }
    }

    @Test func aReplacedRegistrationServesTheNextUse() throws {
        container.register(Animal.self) { _ in Dog() }
        let puppies = try container.require(Provider<Animal>.self)

        container.register(Animal.self) { _ in Cat() }

        #expect(puppies.instance is Cat)
    }
}
