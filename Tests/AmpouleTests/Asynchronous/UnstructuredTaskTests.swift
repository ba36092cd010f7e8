import Ampoule
import TestSupport
import Testing

/// Tasks that a factory starts, and that go on by themselves.
@Suite(.timeLimit(.minutes(10)))
struct UnstructuredTaskTests {
    private let container = Container.silent()
    private let factoryHasEnded = Gate()

    /// The tasks that factories have started.
    private let started = Locked<[Task<Void, any Error>]>([])

    private func start(_ operation: sending @escaping @isolated(any) () async throws -> Void) {
        let task = Task(operation: operation)
        started.withLock { $0.append(task) }
    }

    private func endOfTasks() async throws {
        await factoryHasEnded.open()
        while let task = started.withLock({ $0.popLast() }) { try await task.value }
    }

    // MARK: - While the factory runs

    @Test func aTaskTakesPartInTheResolutionWhileTheFactoryRuns() async throws {
        container.registerAsynchronously(Animal.self) { Cat() }
        container.register(Collector.self) { [container] resolver in
            let task = Task { try await container.asynchronous.require(Animal.self) }
            return Collector(first: try await task.value, second: try await resolver.require(Animal.self))
        }

        let collector = try await container.asynchronous.require(Collector.self)

        #expect(collector.first === collector.second)
    }

    @Test(arguments: ObjectScope.builtIn)
    func aFactoryThatWaitsForItselfByATaskIsACircle(in scope: ObjectScope) async throws {
        container.register(Animal.self) { [container] _ in
            try await Task { try await container.asynchronous.require(Animal.self) }.value
        }
        .inObjectScope(scope)

        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Animal.self)
        }

        #expect(error?.cycle?.map(\.description) == ["Animal", "Animal"])
    }

    @Test(arguments: ObjectScope.shared)
    func aDetachedTaskIsOnItsOwnAtOnce(in scope: ObjectScope) async throws {
        let animals = Notebook<any Animal>()
        container.register(Animal.self) { [container] _ in
            let task = Task.detached {
                let animal = try await container.asynchronous.require(Animal.self)
                animals.write(animal)
            }
            started.withLock { $0.append(task) }
            await suspend()
            return Cat()
        }
        .inObjectScope(scope)

        let animal = try await container.asynchronous.require(Animal.self)
        try await endOfTasks()

        #expect(animals.entries.map { $0 === animal } == [true])
    }

    // MARK: - When the factory has ended

    @Test(arguments: ObjectScope.shared)
    func aTaskThatOutlivesTheFactoryFindsWhatItHasMade(in scope: ObjectScope) async throws {
        let owners = Notebook<PetOwner>()
        container.register(Animal.self) { [container] _ in
            start {
                await factoryHasEnded.pass()
                let owner = try await container.asynchronous.require(PetOwner.self)
                owners.write(owner)
            }
            await suspend(times: 2)
            return Cat()
        }
        .inObjectScope(scope)
        container.register(PetOwner.self) { PetOwner(pet: try await $0.require(Animal.self)) }

        let animal = try await container.asynchronous.require(Animal.self)
        try await endOfTasks()

        #expect(owners.entries.map { $0.pet === animal } == [true])
    }

    @Test(arguments: [ObjectScope.transient, .graph, .container])
    func whatATaskIsMakingGoesOnWithoutTheFactoryThatStartedIt(in scope: ObjectScope) async throws {
        let calls = Counter()
        container.register(Animal.self) { [container] _ in
            if calls.increment() == 1 {
                start { _ = try await container.asynchronous.require(PetOwner.self) }
                // The task is at it before this ends.
                await factoryHasEnded.comes(1)
            }
            return Cat()
        }
        .inObjectScope(scope)
        container.register(PetOwner.self) { resolver in
            await factoryHasEnded.pass()
            return PetOwner(pet: try await resolver.require(Animal.self))
        }

        _ = try await container.asynchronous.require(Animal.self)
        try await endOfTasks()

        #expect(calls.count == (scope === ObjectScope.transient ? 2 : 1))
    }

    @Test func aTaskThatIsNotWaitedForAsksForWhatIsBeingMadeAroundItsFactory() async throws {
        let owners = Notebook<PetOwner>()
        let animalIsMade = Gate()
        container.register(Animal.self) { [container] _ in
            start {
                await animalIsMade.pass()
                let owner = try await container.asynchronous.require(PetOwner.self)
                owners.write(owner)
            }
            return Cat()
        }
        .inObjectScope(.container)
        container.register(PetOwner.self) { resolver in
            let owner = PetOwner(pet: try await resolver.require(Animal.self))
            await animalIsMade.open()
            await suspend()
            return owner
        }
        .inObjectScope(.container)

        let owner = try await container.asynchronous.require(PetOwner.self)
        try await endOfTasks()

        #expect(owners.entries.map { $0 === owner } == [true])
    }

    @Test func aCircleOfATaskIsNoneForThoseWhoWaitForWhatItMakes() async throws {
        let ownerIsBegun = Gate()
        let ownerIsAwaited = Gate()
        let circles = Counter()
        container.register(Animal.self) { [container] _ in
            start {
                // The factory that has started this still runs.
                let error = await #expect(throws: ResolutionError.self) {
                    try await container.asynchronous.require(PetOwner.self)
                }
                if error?.cycle != nil { circles.increment() }
                await factoryHasEnded.open()
            }
            await factoryHasEnded.pass()
            return Cat()
        }
        .inObjectScope(.container)
        container.register(PetOwner.self) { resolver in
            await ownerIsBegun.pass()
            await ownerIsAwaited.pass()
            return PetOwner(pet: try await resolver.require(Animal.self))
        }
        .inObjectScope(.container)
        await ownerIsBegun.open()

        async let animal = container.asynchronous.require(Animal.self)
        await ownerIsBegun.comes(1)
        let owner = Task { try await container.asynchronous.require(PetOwner.self) }
        await suspend()
        await ownerIsAwaited.open()

        #expect(try await owner.value.pet === animal)
        try await endOfTasks()
        #expect(circles.count == 1)
    }

    // MARK: - Whatever comes first

    @Test func tasksThatOutliveTheirFactoriesNeverHangNorSeeAnotherInstance() async throws {
        for _ in 0..<200 {
            let container = Container.silent()
            let animals = Notebook<any Animal>()
            container.register(Animal.self) { _ in
                start {
                    // While the factory runs it may wait for this task, so then this is a circle.
                    guard let owner = await container.asynchronous.resolve(PetOwner.self) else { return }
                    animals.write(owner.pet)
                }
                await suspend(times: 1)
                return Cat()
            }
            .inObjectScope(.container)
            container.register(PetOwner.self) { resolver in
                await suspend(times: 1)
                return PetOwner(pet: try await resolver.require(Animal.self))
            }
            .inObjectScope(.container)

            async let animal = container.asynchronous.require(Animal.self)
            async let owner = container.asynchronous.require(PetOwner.self)
            let (made, pet) = try await (animal, owner.pet)
            try await endOfTasks()

            #expect(pet === made)
            #expect(animals.entries.allSatisfy { $0 === made })
        }
    }
}
