import Ampoule
import Dispatch
import Foundation
import TestSupport
import Testing

/// Knows the graph that it is part of.
final class Explorer: Animal {
    let name = "Dora"
    let graph: GraphIdentifier
    let life: CountedCat?

    init(graph: GraphIdentifier, life: CountedCat? = nil) {
        self.graph = graph
        self.life = life
    }
}

struct ObjectGraphTests {
    private let container = Container.silent()

    init() {
        container.register(Animal.self) { _ in Cat() }
        container.register(Collector.self) { resolver in
            Collector(first: try resolver.require(Animal.self), second: try resolver.require(Animal.self))
        }
    }

    @Test func anInstanceOfAGraphThatTwoThreadsMakeIsCompletedOnce() throws {
        let made = Counter()
        let completed = Counter()
        container.register(Collector.self) { [container] resolver in
            let graph = try resolver.require(GraphIdentifier.self)
            if made.increment() == 1 {
                // Another thread makes the instance of the same graph while this factory runs.
                let done = DispatchSemaphore(value: 0)
                Thread.detachNewThread {
                    container.withObjectGraph(graph) { container in _ = container.resolve(Collector.self) }
                    done.signal()
                }
                done.wait()
            }
            return Collector(first: Cat(), second: Cat())
        }
        .initCompleted { _, _ in completed.increment() }

        _ = try container.require(Collector.self)

        #expect(made.count == 2)
        #expect(completed.count == 1)
    }

    @Test func aGraphIsNotFoundUnderANameOrWithArguments() {
        #expect(container.resolve(GraphIdentifier.self, name: "graph") == nil)
        #expect(container.resolve(GraphIdentifier.self, argument: 1) == nil)
    }

    @Test func aGraphIsCarriedOn() throws {
        let graph = GraphIdentifier()

        let cat = try container.withObjectGraph(graph) { try $0.require(Animal.self) }

        #expect(try container.withObjectGraph(graph) { try $0.require(Animal.self) } === cat)
        #expect(try container.withObjectGraph(graph) { try $0.require(Collector.self) }.first === cat)
        #expect(try container.require(Animal.self) !== cat)
    }

    @Test func theGraphOfAFactoryIsCarriedOn() throws {
        container.register(Explorer.self) { Explorer(graph: try $0.require(GraphIdentifier.self)) }
        container.register(PetOwner.self) { resolver in
            PetOwner(pet: try resolver.require(Explorer.self))
        }
        let owner = try container.require(PetOwner.self)
        let explorer = try #require(owner.pet as? Explorer)

        let (same, sameOwner) = try container.withObjectGraph(explorer.graph) { container in
            (try container.require(Explorer.self), try container.require(PetOwner.self))
        }

        #expect(same === explorer)
        #expect(sameOwner === owner)
    }

    @Test func aGraphCanBeCarriedOnInAFactory() throws {
        let graph = GraphIdentifier()
        let outside = try container.withObjectGraph(graph) { try $0.require(Animal.self) }
        container.register([any Animal].self) { [container] resolver in
            [
                try resolver.require(Animal.self),
                try container.withObjectGraph(graph) { try $0.require(Animal.self) },
                try resolver.require(Animal.self),
            ]
        }

        let cats = try container.require([any Animal].self)

        #expect(cats[0] !== cats[1])
        #expect(cats[1] === outside)
        #expect(cats[2] === cats[0])
    }

    @Test func aGraphIsCarriedOnByAChild() throws {
        let graph = GraphIdentifier()
        let child = Container(parent: container)

        let cat = try container.withObjectGraph(graph) { try $0.require(Animal.self) }

        #expect(try child.withObjectGraph(graph) { try $0.require(Animal.self) } === cat)
    }

    @Test func theClosuresErrorAndResultArePassedOn() throws {
        struct Lost: Error {}

        #expect(container.withObjectGraph(GraphIdentifier()) { _ in 1 } == 1)
        #expect(throws: Lost.self) {
            try container.withObjectGraph(GraphIdentifier()) { _ in throw Lost() }
        }
    }

    @Test func whileAGraphIsCarriedOnItHoldsItsInstances() throws {
        let cats = LiveInstances()
        container.register(CountedCat.self) { _ in CountedCat(in: cats) }

        try container.withObjectGraph(GraphIdentifier()) { container in
            _ = try container.require(CountedCat.self)
            _ = try container.require(CountedCat.self)
            #expect(cats.living == 1)
        }

        #expect(cats.made == 1)
        #expect(cats.living == 0)
    }

    @Test func anInstanceMayHoldItsOwnGraph() throws {
        let cats = LiveInstances()
        container.register(Explorer.self) { resolver in
            Explorer(graph: try resolver.require(GraphIdentifier.self), life: CountedCat(in: cats))
        }

        var explorer: Explorer? = try container.require(Explorer.self)
        #expect(explorer != nil)
        #expect(cats.living == 1)
        explorer = nil

        #expect(cats.living == 0)
    }
}
