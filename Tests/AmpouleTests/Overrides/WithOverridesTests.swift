import Ampoule
import TestSupport
import Testing

/// Overrides for a stretch of code.
struct WithOverridesTests {
    private let container = Container.silent()

    init() {
        container.register(Animal.self) { _ in Cat() }
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
    }

    private var pet: (any Animal)? { (container.resolve(Person.self) as? PetOwner)?.pet }

    private func withDogs<Result>(_ body: () throws -> Result) rethrows -> Result {
        try container.withOverrides {
            $0.override(Animal.self) { _ in Dog() }
        } perform: {
            try body()
        }
    }

    // MARK: - Where overrides hold

    @Test func aLazyOfOutsideHoldsNothingOfTheOverrides() throws {
        let lazy = try container.require(Lazy<Animal>.self)

        withDogs {
            #expect(lazy.instance is Dog)
            #expect((try? container.require(Lazy<Animal>.self))?.instance is Dog)
        }

        let cat = lazy.instance
        #expect(cat is Cat)
        // Whether it was used before makes no difference.
        withDogs { #expect(lazy.instance is Dog) }
        #expect(lazy.instance === cat)
    }

    @Test func anOverrideEndsWithAnError() {
        #expect(throws: CancellationError.self) {
            try withDogs { throw CancellationError() }
        }
        #expect(pet is Cat)
    }

    @Test func anOverrideOfNothingThrowsBeforeTheClosureRuns() throws {
        let error = try #require(throws: ResolutionError.self) {
            try container.withOverrides { container in
                try container.requireOverride(Animal.self, name: "dog") { _ in Dog() }
            } perform: { () throws in
                Issue.record("The closure ran without its override")
            }
        }

        #expect(error.description.contains("replaces nothing"))
    }

    @Test func theContainerItselfTakesOverridesInTheFirstClosure() {
        container.withOverrides { _ in
            container.override(Animal.self) { _ in Dog() }
        } perform: {
            #expect(pet is Dog)
        }
        #expect(pet is Cat)
    }

    @Test func innerOverridesAreAddedToOuterOnes() {
        container.register(Horse.self) { _ in Horse() }
        withDogs {
            container.withOverrides {
                $0.override(Horse.self) { _ in Horse(name: "Lucky") }
            } perform: {
                #expect(pet is Dog)
                #expect(container.resolve(Horse.self)?.name == "Lucky")
            }
            #expect(pet is Dog)
            #expect(container.resolve(Horse.self)?.name == "Spirit")
            container.withOverrides {
                $0.override(Animal.self) { _ in Horse() }
            } perform: {
                #expect(pet is Horse)
            }
            #expect(pet is Dog)
        }
    }

    // MARK: - Tasks and threads

    @Test func childTasksGetTheOverrideAndDetachedOnesDoNot() async throws {
        await container.withOverrides {
            $0.override(Animal.self) { _ in Dog() }
        } perform: {
            await suspend()
            async let child = pet is Dog
            let isInherited = await Task { pet is Dog }.value
            let isDetached = await Task.detached { pet is Dog }.value
            #expect(await child && isInherited && !isDetached)
            await withTaskGroup { group in
                for _ in 0..<4 { group.addTask { pet is Dog } }
                for await isDog in group { #expect(isDog) }
            }
        }
        #expect(pet is Cat)
    }

    @Test func otherThreadsUseTheContainerAsBefore() throws {
        try withDogs { () throws in
            let pet = try onAnotherThread { try (container.require(Person.self) as? PetOwner)?.pet }
            #expect(pet is Cat)
        }
    }

    @Test func aTaskThatOutlivesTheClosureLosesTheOverride() async {
        let (signal, hasEnded) = AsyncStream.makeStream(of: Void.self)
        let task = withDogs {
            Task {
                for await _ in signal { break }
                return pet is Cat
            }
        }
        hasEnded.yield()
        #expect(await task.value)
    }

    @Test func anActorStaysTheActorOfItsCaller() async {
        await PetActor().verifyIsolation(in: container)
    }

    private actor PetActor {
        private var names: [String] = []

        func verifyIsolation(in container: Container) async {
            await container.withOverrides {
                $0.override(Animal.self) { _ in Dog() }
            } perform: {
                names.append(container.resolve(Animal.self)?.name ?? "")
                await suspend()
                names.append(container.resolve(Animal.self)?.name ?? "")
            }
            #expect(names == ["Hachi", "Hachi"])
        }
    }

    @MainActor
    @Test func aFunctionOfItsCallersActorStaysThere() async {
        nonisolated(nonsending) func actor() async -> (any Actor)? {
            await container.withOverrides({ _ in }, perform: { () async in #isolation })
        }
        #expect(await actor() === MainActor.shared)
    }

    // MARK: - Instances

    @Test func aLazyOfAnOuterInstanceGetsTheOverride() throws {
        let lazy = try container.require(Lazy<Animal>.self)
        let provider = try container.require(Provider<Animal>.self)

        withDogs { #expect(provider.instance is Dog) }

        #expect(provider.instance is Cat)
        #expect(lazy.instance is Cat)
    }

    // MARK: - Operations of the container

    @Test func whatIsDoneInTheClosureIsUndone() throws {
        let entry = container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        let stable = try container.require(Stable.self)
        withDogs {
            container.register(Horse.self) { _ in Horse() }
            container.forward(Animal.self, name: "stable", to: entry)
            #expect(container.hasAnyRegistration(of: Horse.self))
            #expect(container.description.contains("Horse"))
            container.resetObjectScope(.container)
            container.removeAll()
            #expect(container.resolve(Animal.self) == nil)
        }
        #expect(!container.hasAnyRegistration(of: Horse.self))
        #expect(!container.hasAnyRegistration(of: Animal.self, name: "stable"))
        #expect(try container.require(Stable.self) === stable)
        #expect(pet is Cat)
    }

    @Test func anObjectGraphIsContinuedWithTheOverride() throws {
        try withDogs { () throws in
            let identifier = GraphIdentifier()
            let (first, second) = try container.withObjectGraph(identifier) { container in
                (try container.require(Animal.self), try container.require(Animal.self))
            }
            #expect(first is Dog)
            #expect(first === second)
        }
    }

    // MARK: - Hierarchies

    @Test func aHierarchyDeeperThanTheStackHasTheOverride() throws {
        var deep = Container(parent: container)
        for _ in 0..<20_000 { deep = Container(parent: deep) }

        try withDogs { () throws in
            #expect(try deep.require(Animal.self) is Dog)
        }
    }

    @Test func containersThatFallBackHaveTheOverrides() throws {
        let zoo = Container(fallbacks: [container])
        let child = Container(parent: zoo)

        try withDogs { () throws in
            #expect(try zoo.require(Animal.self) is Dog)
            #expect(try child.require(Animal.self) is Dog)
        }
        #expect(try child.require(Animal.self) is Cat)
    }
}
