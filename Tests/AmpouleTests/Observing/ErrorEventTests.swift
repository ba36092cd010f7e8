import Ampoule
import TestSupport
import Testing

/// The events of what fails, and of what is refused.
struct ErrorEventTests {
    private struct Bitten: Error {}

    private let container = Container.silent()
    private let recorder = Recorder()

    init() {
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
        container.addObserver(recorder)
    }

    // MARK: - Failures

    @Test func aFactoryThatThrowsFails() throws {
        container.register(Animal.self) { _ in throw Bitten() }

        #expect(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(
            recorder.lines == ["willMake Person", "willMake Animal", "didFail Animal", "didFail Person"]
        )
        let failure = try #require(recorder.event(.didFail, Animal.self))
        #expect((failure.error as? ResolutionError)?.underlyingError is Bitten)
        #expect(failure.duration != nil)
    }

    @Test(arguments: ObjectScope.sharing)
    func aSharedInstanceFails(_ scope: ObjectScope) throws {
        container.register(Animal.self) { _ in throw Bitten() }.inObjectScope(scope)

        #expect(container.resolve(Animal.self) == nil)
        #expect(container.resolve(Animal.self) == nil)

        #expect(recorder.lines == ["willMake Animal", "didFail Animal", "willMake Animal", "didFail Animal"])
    }

    @Test func aCompletionThatThrowsFails() throws {
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
            .initCompleted { _, _ in throw Bitten() }

        #expect(container.resolve(Animal.self) == nil)

        #expect(recorder.lines == ["willMake Animal", "didFail Animal"])
    }

    @Test func anAsynchronousFactoryThatThrowsFails() async throws {
        container.register(Animal.self) { _ in
            await suspend(times: 1)
            throw Bitten()
        }

        await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Animal.self)
        }

        #expect(recorder.lines == ["willMake Animal", "didFail Animal"])
    }

    // MARK: - Refusals

    @Test func aMissingRegistrationIsRefusedOnce() throws {
        #expect(container.resolve(Person.self) == nil)

        #expect(recorder.lines == ["willMake Person", "didRefuse Animal", "didFail Person"])
        let refusal = try #require(recorder.event(.didRefuse, Animal.self))
        #expect(refusal.parent == recorder.event(.willMake, Person.self)?.id)
        #expect(refusal.path.map(\.description) == ["Person", "Animal"])
        #expect(refusal.scope == nil)
        #expect(refusal.duration == nil)
        #expect((refusal.error as? ResolutionError)?.key == refusal.key)
    }

    @Test func aFactoryThatDoesWithoutIsMade() throws {
        container.register(Stable.self) { resolver in
            _ = resolver.resolve(Animal.self)
            return Stable()
        }

        _ = try container.require(Stable.self)

        #expect(recorder.lines == ["willMake Stable", "didRefuse Animal", "didMake Stable"])
    }

    @Test func aCycleIsRefused() throws {
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Person.self)
            return Cat()
        }

        #expect(throws: ResolutionError.self) { try container.require(Person.self) }

        #expect(
            recorder.lines == [
                "willMake Person", "willMake Animal", "didRefuse Person", "didFail Animal", "didFail Person",
            ]
        )
        let refusal = try #require(recorder.events(.didRefuse).first)
        #expect((refusal.error as? ResolutionError)?.cycle?.count == 3)
        #expect(refusal.scope == "graph")
    }

    @Test func aClosedContainerRefuses() async throws {
        try await container.close()

        #expect(container.resolve(Person.self) == nil)

        #expect(recorder.lines == ["didRefuse Person"])
    }

    @Test func anAsynchronousInstanceIsRefusedSynchronously() throws {
        container.registerAsynchronously(Animal.self) { Cat() }.inObjectScope(.container)

        #expect(container.resolve(Animal.self) == nil)

        #expect(recorder.lines.last == "didFail Animal")
    }

    @Test(arguments: [
        (true, ["willMake Stable", "didRefuse Animal", "didFail Stable"]),
        (
            false,
            ["willMake Stable", "willMake Person", "didRefuse Animal", "didFail Person", "didFail Stable"]
        ),
    ])
    func anAsynchronousRequestIsRefusedOnce(isDirect: Bool, lines: [String]) async throws {
        container.register(Stable.self) { resolver in
            if isDirect { _ = try await resolver.require(Animal.self) }
            _ = try await resolver.require(Person.self)
            return Stable()
        }

        await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Stable.self)
        }

        #expect(recorder.lines == lines)
    }

    @Test func aScopeOfALevelIsRefusedOutsideOfIt() throws {
        container.forDays.register(Stable.self) { _ in Stable() }.inObjectScope(.container)

        #expect(container.resolve(Stable.self) == nil)

        #expect(recorder.lines == ["didRefuse Stable"])
    }
}
