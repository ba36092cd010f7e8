import Ampoule
import Testing

struct TransientScopeTests {
    private let container = Container()

    @Test func eachResolutionMakesAnInstance() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)

        #expect(try container.require(Animal.self) !== container.require(Animal.self))
    }

    @Test func nothingIsSharedWithinAnObjectGraph() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.transient)
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try resolver.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first !== collector.second)
    }

    @Test func theContainerDoesNotHoldAnInstance() throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }.inObjectScope(.transient)

        _ = try container.require(Animal.self)

        #expect(cats.made == 1)
        #expect(cats.living == 0)
    }
}
