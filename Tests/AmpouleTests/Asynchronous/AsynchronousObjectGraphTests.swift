import Ampoule
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsynchronousObjectGraphTests {
    private let container = Container.silent()

    init() {
        container.registerAsynchronously(Animal.self) { Cat() }
        container.register(Stable.self) { _ in Stable() }
        container.register(Collector.self) { resolver in
            async let first = resolver.require(Animal.self)
            async let second = resolver.require(Animal.self)
            return Collector(first: try await first, second: try await second)
        }
    }

    @Test func aGraphIsCarriedOn() async throws {
        let graph = GraphIdentifier()

        let cat = try await container.withObjectGraph(graph) { try await $0.require(Animal.self) }

        let collector = try await container.withObjectGraph(graph) { try await $0.require(Collector.self) }
        #expect(collector.first === cat)
        #expect(collector.second === cat)
        #expect(try await container.asynchronous.require(Animal.self) !== cat)
    }

    @Test func aSharedInstanceReturnsToTheGraphOfTheContainerThatIsAsked() async throws {
        let visit = container.visit(of: "ada")
        container.register([any Animal].self) { [weak visit] _ in
            let visit = try #require(visit)
            return [
                try await visit.asynchronous.require(Animal.self),
                try await visit.asynchronous.require(Animal.self),
            ]
        }
        .inObjectScope(.container)

        let cats = try await visit.asynchronous.require([any Animal].self)

        #expect(cats[0] === cats[1])
    }

    @Test func aSynchronousFactoryReturnsToTheGraphThatIsLeft() async throws {
        let visit = container.visit(of: "ada")
        visit.register(Cat.self) { _ in Cat() }
        container.register(PetOwner.self) { [weak visit] _ in
            PetOwner(pet: try #require(visit).require(Cat.self))
        }
        visit.register([any Animal].self) { [container] resolver in
            [
                try await resolver.require(Cat.self),
                try await container.asynchronous.require(PetOwner.self).pet,
            ]
        }

        let cats = try await visit.asynchronous.require([any Animal].self)

        #expect(cats[0] === cats[1])
    }

    @Test func synchronousAndAsynchronousClosuresShareTheGraph() async throws {
        let graph = GraphIdentifier()

        let stable = try container.withObjectGraph(graph) { try $0.require(Stable.self) }
        let same = try await container.withObjectGraph(graph) { resolver in
            let waited = try await resolver.require(Stable.self)
            let atOnce = { try resolver.require(Stable.self) }
            return [waited, try atOnce()]
        }

        #expect(same.allSatisfy { $0 === stable })
    }

    @Test func theGraphOfAFactoryIsCarriedOn() async throws {
        container.register(Explorer.self) { resolver in
            await suspend(times: 2)
            return Explorer(graph: try await resolver.require(GraphIdentifier.self))
        }
        let explorer = try await container.asynchronous.require(Explorer.self)

        let same = try await container.withObjectGraph(explorer.graph) { try await $0.require(Explorer.self) }

        #expect(same === explorer)
    }

    @Test func aGraphCanBeCarriedOnInAFactory() async throws {
        let graph = GraphIdentifier()
        let outside = try await container.withObjectGraph(graph) { try await $0.require(Animal.self) }
        container.register([any Animal].self) { [container] resolver in
            [
                try await resolver.require(Animal.self),
                try await container.withObjectGraph(graph) { try await $0.require(Animal.self) },
                try await resolver.require(Animal.self),
            ]
        }

        let cats = try await container.asynchronous.require([any Animal].self)

        #expect(cats[0] !== cats[1])
        #expect(cats[1] === outside)
        #expect(cats[2] === cats[0])
    }

    @Test func carryingOnAnotherGraphIsNoWayAroundTheDetectionOfCircles() async throws {
        container.register(ParentType.self) { [container] _ in
            try await container.withObjectGraph(GraphIdentifier()) { resolver in
                Mother(child: try await resolver.require(ChildType.self))
            }
        }
        container.register(ChildType.self) { Daughter(parent: try await $0.require(ParentType.self)) }

        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(ParentType.self)
        }

        #expect(error?.cycle?.map(\.description) == ["ParentType", "ChildType", "ParentType"])
    }

    @Test func aGraphIsCarriedOnByAChildAndByAnotherTask() async throws {
        let graph = GraphIdentifier()
        let child = Container(parent: container)
        let cat = try await container.withObjectGraph(graph) { try await $0.require(Animal.self) }

        let other = try await Task {
            try await child.withObjectGraph(graph) { try await $0.require(Animal.self) }
        }
        .value

        #expect(other === cat)
    }

    @Test func whileAGraphIsCarriedOnItHoldsItsInstances() async throws {
        let cats = LiveInstances()
        container.registerAsynchronously(CountedCat.self) { CountedCat(in: cats) }

        try await container.withObjectGraph(GraphIdentifier()) { resolver in
            _ = try await resolver.require(CountedCat.self)
            _ = try await resolver.require(CountedCat.self)
            #expect(cats.living == 1)
        }

        #expect(cats.made == 1)
        #expect(await eventually { cats.living == 0 })
    }

    @Test func theClosuresErrorAndResultArePassedOn() async {
        struct Lost: Error {}

        let one = await container.withObjectGraph(GraphIdentifier()) { _ in
            await suspend(times: 2)
            return 1
        }
        #expect(one == 1)
        await #expect(throws: Lost.self) {
            try await container.withObjectGraph(GraphIdentifier()) { _ in
                await suspend(times: 2)
                throw Lost()
            }
        }
    }

    @MainActor
    @Test func theClosureRunsOnTheActorOfItsCaller() async {
        var runs = 0
        await container.withObjectGraph(GraphIdentifier()) { _ in
            await suspend(times: 2)
            MainActor.assertIsolated()
            runs += 1
        }
        #expect(runs == 1)
    }
}
