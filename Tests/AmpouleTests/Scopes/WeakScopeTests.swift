import Ampoule
import TestSupport
import Testing

struct WeakScopeTests {
    private let container = Container()

    @Test func anInstanceIsSharedWhileSomeoneHoldsIt() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.weak)
        let cat = try container.require(Animal.self)

        #expect(try container.require(Animal.self) === cat)
    }

    @Test func anInstanceThatNobodyHoldsIsMadeAnew() throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.weak)

        _ = try container.require(Animal.self)
        #expect(cats.living == 0)
        _ = try container.require(Animal.self)

        #expect(cats.made == 2)
    }

    @Test func valuesAreNeverShared() throws {
        let made = Counter()
        container.register(Int.self) { _ in made.increment() }.inObjectScope(.weak)
        container.register(Pet.self) { _ in Goldfish(name: "\(made.increment())") }.inObjectScope(.weak)

        #expect(try container.require(Int.self) == 1)
        #expect(try container.require(Int.self) == 2)
        #expect(try container.require(Pet.self).name == "3")
        #expect(try container.require(Pet.self).name == "4")
    }

    @Test func anObjectBehindAProtocolWithoutAClassConstraintIsShared() throws {
        container.register(Pet.self) { _ in Cat() }.inObjectScope(.weak)
        let pet = try container.require(Pet.self) as? Cat

        #expect(pet != nil)
        #expect(try container.require(Pet.self) as? Cat === pet)
    }

    @Test func aRegisteredOptionalIsMade() throws {
        container.register(Animal?.self) { _ in Cat() }.inObjectScope(.weak)

        #expect(try container.require(Animal?.self) is Cat)
    }

    @Test func childrenShareTheInstanceOfTheirParent() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.weak)
        let cat = try Container(parent: container).require(Animal.self)

        #expect(try Container(parent: container).require(Animal.self) === cat)
    }
}
