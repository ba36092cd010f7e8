import Ampoule
import TestSupport
import Testing

struct GraphScopeTests {
    private let container = Container()

    private func registerCollector(in container: Container) {
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try resolver.require(Animal.self))
        }
    }

    @Test func itIsTheDefault() {
        #expect(container.register(Animal.self) { _ in Cat() }.objectScope === ObjectScope.graph)
    }

    @Test func anInstanceIsSharedWithinAnObjectGraph() throws {
        container.register(Animal.self) { _ in Cat() }
        registerCollector(in: container)

        let collector = try container.require(Collector.self)

        #expect(collector.first === collector.second)
    }

    @Test func eachResolutionFromOutsideHasAGraphOfItsOwn() throws {
        container.register(Animal.self) { _ in Cat() }
        registerCollector(in: container)

        #expect(try container.require(Animal.self) !== container.require(Animal.self))
        #expect(try container.require(Collector.self).first !== container.require(Collector.self).first)
    }

    @Test func valuesAreSharedToo() throws {
        let made = Counter()
        container.register(Int.self) { _ in made.increment() }
        container.register([Int].self) { resolver in
            [try resolver.require(Int.self), try resolver.require(Int.self)]
        }

        #expect(try container.require([Int].self) == [1, 1])
        #expect(try container.require([Int].self) == [2, 2])
    }

    @Test func aGraphSpansAHierarchy() throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        registerCollector(in: child)
        child.register(PetOwner.self) { resolver in
            PetOwner(pet: try resolver.require(Collector.self).first)
        }
        child.register(Bool.self) { resolver in
            try resolver.require(PetOwner.self).pet === resolver.require(Collector.self).second
        }

        #expect(try child.require(Bool.self))
    }

    @Test func aGraphSpansACapturedParentContainer() throws {
        container.register(Animal.self) { _ in Cat() }
        let child = Container(parent: container)
        child.register(Collector.self) { [container] resolver in
            Collector(first: try resolver.require(Animal.self), second: try container.require(Animal.self))
        }

        let collector = try child.require(Collector.self)

        #expect(collector.first === collector.second)
    }

    @Test func containersThatAreNotRelatedHaveDifferentGraphs() throws {
        let other = Container()
        other.register(Animal.self) { _ in Cat() }
        container.register(Collector.self) { _ in
            Collector(first: try other.require(Animal.self), second: try other.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first !== collector.second)
    }

    @Test func aGraphIsFoundAgainOnTheWayBackFromAnotherContainer() throws {
        let other = Container()
        container.register(Animal.self) { _ in Cat() }
        other.register(Animal.self) { [container] _ in try container.require(Animal.self) }
        container.register(Collector.self) { resolver in
            Collector(first: try other.require(Animal.self), second: try resolver.require(Animal.self))
        }

        let collector = try container.require(Collector.self)

        #expect(collector.first === collector.second)
    }

    @Test func nothingHoldsTheInstancesAfterTheResolution() throws {
        let cats = LiveInstances()
        container.register(Animal.self) { _ in CountedCat(in: cats) }
        registerCollector(in: container)

        var collector: Collector? = try container.require(Collector.self)
        #expect(collector != nil)
        #expect(cats.living == 1)
        collector = nil

        #expect(cats.living == 0)
    }
}
