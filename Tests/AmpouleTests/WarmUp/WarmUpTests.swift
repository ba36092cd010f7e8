import Ampoule
import TestSupport
import Testing

/// Making shared instances before they are asked for.
struct WarmUpTests {
    private let container = Container.silent()
    private let made = Notebook<String>()

    @discardableResult
    private func register(
        _ name: String,
        in container: Container,
        _ scope: ObjectScope = .container
    ) -> ServiceEntry<any Animal> {
        container.register(Animal.self, name: name) { [made] _ in
            made.write(name)
            return Cat(name: name)
        }
        .inObjectScope(scope)
    }

    // MARK: - What is made

    @Test func sharedInstancesAreMadeOnce() async throws {
        for name in ["Mimi", "Hachi"] { register(name, in: container) }

        try await container.makeSharedInstances()
        try await container.makeSharedInstances()

        #expect(Set(made.entries) == ["Mimi", "Hachi"])
        #expect(made.entries.count == 2)
        let mimi = try container.require(Animal.self, name: "Mimi")
        #expect(try container.require(Animal.self, name: "Mimi") === mimi)
        #expect(made.entries.count == 2)
    }

    @Test func nothingElseIsMade() async throws {
        register("transient", in: container, .transient)
        register("graph", in: container, .graph)
        register("weak", in: container, .weak)
        register("custom", in: container, ObjectScope(storageFactory: { PermanentStorage() }))
        register("day", in: container.forDays).inObjectScope(.container)
        container.register(Animal.self) { [made] (_, name: String) in
            made.write(name)
            return Cat(name: name)
        }
        .inObjectScope(.container)
        let child = Container(parent: container)
        register("parent", in: container)

        try await child.makeSharedInstances()
        #expect(made.entries.isEmpty)
        try await container.makeSharedInstances()
        #expect(made.entries == ["parent"])
    }

    @Test func aContainerOfALevelMakesThoseOfItsLevel() async throws {
        register("root", in: container)
        register("day", in: container.forDays).inObjectScope(.container)
        register("visit", in: container.forVisits).inObjectScope(.container)
        let day = container.day(1)
        register("own", in: day)

        try await day.makeSharedInstances()
        #expect(Set(made.entries) == ["day", "own"])
        _ = (try day.require(Animal.self, name: "day"), try day.require(Animal.self, name: "own"))
        #expect(made.entries.count == 2)
    }

    @Test func ofEqualKeysTheNearestIsMade() async throws {
        register("day", in: container.forDays).inObjectScope(.container)
        let day = container.day(1)
        day.register(Animal.self, name: "day") { _ in Dog() }

        try await day.makeSharedInstances()

        #expect(made.entries.isEmpty)
    }

    @Test func aForwardedInstanceIsMadeOnce() async throws {
        container.register(Cat.self) { [made] _ in
            made.write("Cat")
            return Cat()
        }
        .inObjectScope(.container).implements(Animal.self, Pet.self)

        try await container.makeSharedInstances()

        #expect(made.entries == ["Cat"])
    }

    // MARK: - Asynchronous instances

    private func registerStable() {
        container.register(Stable.self) { [made] _ in
            await suspend(times: 1)
            made.write("Stable")
            return Stable()
        }
        .inObjectScope(.container)
    }

    @Test func whatIsMadeAsynchronouslyIsThereForSynchronousCode() async throws {
        registerStable()
        container.register(Person.self) { resolver in
            _ = try resolver.require(Stable.self)
            return PetOwner(pet: Cat())
        }
        #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
        #expect(throws: ResolutionError.self) { try container.require(Lazy<Stable>.self) }

        try await container.makeSharedInstances()

        let stable = try await container.asynchronous.require(Stable.self)
        #expect(try container.require(Stable.self) === stable)
        #expect(container.resolve(Stable.self) === stable)
        #expect(try container.require(Stable?.self) === stable)
        #expect(try container.require(Lazy<Stable>.self).instance === stable)
        #expect(try Container(parent: container).require(Stable.self) === stable)
        #expect(container.resolve(Person.self) != nil)
        #expect(made.entries == ["Stable"])
    }

    @Test func aForwardLeadsToTheInstance() async throws {
        container.registerAsynchronously(Cat.self) { Cat() }
            .inObjectScope(.container).implements(Animal.self)
        let error = #expect(throws: ResolutionError.self) { try container.require(Animal.self) }
        #expect(error?.path.map(\.description) == ["Animal"])

        try await container.makeSharedInstances()

        #expect(try container.require(Animal.self) === container.require(Cat.self))
    }

    @Test func anInstanceThatWasMadeOtherwiseIsThereToo() async throws {
        registerStable()

        let stable = try await container.asynchronous.require(Stable.self)

        #expect(try container.require(Stable.self) === stable)
        container.resetObjectScope(.container)
        #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
    }

    @Test func aWeakInstanceIsThereAsLongAsItLives() async throws {
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(.weak)
        do {
            let stable = try await container.asynchronous.require(Stable.self)
            #expect(try container.require(Stable.self) === stable)
            #expect(try container.require(Lazy<Stable>.self).instance === stable)
        }
        #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
    }

    @Test func eachContainerOfALevelHasItsOwn() async throws {
        container.forVisits.register(Record.self) { resolver in
            await suspend(times: 1)
            return Record(try await resolver.require(Visit.self))
        }
        .inObjectScope(.container)
        let day = container.day(1)
        let (ada, bob) = (day.innerVisit(of: "ada"), day.innerVisit(of: "bob"))

        try await ada.makeSharedInstances()

        #expect(try ada.require(Record.self).visit.owner == "ada")
        #expect(throws: ResolutionError.self) { try bob.require(Record.self) }
        #expect(throws: ResolutionError.self) { try day.require(Record.self) }
    }

    @Test(arguments: [ObjectScope.transient, .graph])
    func anInstanceThatIsNotSharedHasToBeAwaited(_ scope: ObjectScope) async throws {
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(scope)

        try await container.makeSharedInstances()
        _ = try await container.asynchronous.require(Stable.self)

        #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
    }

    @Test func independentInstancesAreMadeInParallel() async throws {
        let container = container
        let gate = Gate()
        for name in ["Mimi", "Hachi"] {
            container.register(Animal.self, name: name) { _ in
                await gate.pass()
                return Cat(name: name)
            }
            .inObjectScope(.container)
        }
        container.register(Collector.self) { resolver in
            Collector(
                first: try await resolver.require(Animal.self, name: "Mimi"),
                second: try await resolver.require(Animal.self, name: "Hachi")
            )
        }
        .inObjectScope(.container)
        let task = Task { try await container.makeSharedInstances() }
        await gate.comes(2)
        await gate.open()
        _ = try await task.value

        let collector = try container.require(Collector.self)
        #expect(try container.require(Animal.self, name: "Mimi") === collector.first)
        #expect(try container.require(Animal.self, name: "Hachi") === collector.second)
    }

    @Test func aSynchronousFactoryRunsAgainOnceAnAsynchronousInstanceExists() async throws {
        container.register(Person.self) { resolver in
            _ = try resolver.require(Stable.self)
            return PetOwner(pet: Cat())
        }
        .inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try await resolver.require(Person.self)
            return Cat()
        }
        .inObjectScope(.container)
        container.registerAsynchronously(Stable.self, suspending: 1_000) { Stable() }
            .inObjectScope(.container)

        try await container.makeSharedInstances()

        #expect(container.resolve(Person.self) != nil)
        #expect(container.resolve(Animal.self) != nil)
    }

    @Test func anAsynchronousInstanceThatIsNotSharedFailsASynchronousFactory() async throws {
        let calls = Counter()
        container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(.transient)
        container.register(Person.self) { resolver in
            calls.increment()
            _ = try resolver.require(Stable.self)
            return PetOwner(pet: Cat())
        }
        .inObjectScope(.container)
        register("Mimi", in: container)

        let error = try await #require(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(error.failures.map { "\($0.key)" } == ["Stable"])
        #expect(calls.count == 2)
    }

    // MARK: - Failures

    private struct Escaped: Error {}

    @Test func allFailuresAreThrownAtOnce() async throws {
        container.register(Dog.self) { _ in throw Escaped() }.inObjectScope(.container)
        container.register(Stable.self) { _ in
            await suspend(times: 1)
            throw Escaped()
        }
        .inObjectScope(.container)
        container.register(Person.self) { PetOwner(pet: try $0.require(Horse.self)) }
            .inObjectScope(.container)
        register("Mimi", in: container)

        let error = await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(
            error?.failures.map { $0.path.map(\.description) } == [["Dog"], ["Stable"], ["Person", "Horse"]]
        )
        #expect(
            error?.description == """
                Making 'Dog' has failed: Escaped()
                Making 'Stable' has failed: Escaped()
                Nothing is registered for 'Horse'.
                Resolution path: Person → Horse.
                Register it with 'register(Horse.self) { … }' before it is resolved.
                """
        )
        #expect(made.entries == ["Mimi"])
    }

    @Test func aFailureThatSeveralShareIsListedOnce() async throws {
        container.register(Collector.self) { resolver in
            let dog = try resolver.require(Dog.self)
            return Collector(first: dog, second: dog)
        }
        .inObjectScope(.container)
        container.register(Person.self) { PetOwner(pet: try $0.require(Dog.self)) }.inObjectScope(.container)
        container.register(Dog.self) { _ in throw Escaped() }.inObjectScope(.container)

        let error = await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(error?.failures.map { $0.path.map(\.description) } == [["Dog"]])
    }

    @Test func aCycleIsListedOnce() async throws {
        container.register(Cat.self) { resolver in
            _ = try resolver.require(Dog.self)
            return Cat()
        }
        .inObjectScope(.container)
        container.register(Dog.self) { resolver in
            _ = try resolver.require(Cat.self)
            return Dog()
        }
        .inObjectScope(.container)

        let error = await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(error?.failures.count == 1)
        #expect(error?.failures.first?.cycle != nil)
    }

    @Test func cancellingBeginsNothing() async throws {
        register("Mimi", in: container)
        let task = Task { [container] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await container.makeSharedInstances()
        }

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(made.entries.isEmpty)
    }

    @Test func cancellingReachesTheFactories() async throws {
        let container = container
        let gate = Gate()
        container.register(Stable.self) { _ in
            await gate.pass()
            try Task.checkCancellation()
            return Stable()
        }
        .inObjectScope(.container)
        let task = Task { try await container.makeSharedInstances() }
        await gate.comes(1)
        task.cancel()
        await gate.open()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(throws: ResolutionError.self) { try container.require(Stable.self) }
    }

    @Test func aClosedContainerMakesNothing() async throws {
        register("Mimi", in: container)
        try await container.close()

        try await container.makeSharedInstances()

        #expect(made.entries.isEmpty)
    }
}
