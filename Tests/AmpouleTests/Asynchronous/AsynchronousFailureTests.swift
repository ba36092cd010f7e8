import Ampoule
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct AsynchronousFailureTests {
    private struct Runaway: Error {}

    private let container = Container.silent()
    private let attempts = Counter()
    private let gate = Gate()

    @Test func whatAFactoryThrowsIsTheReason() async throws {
        container.register(Person.self) { PetOwner(pet: try await $0.require(Animal.self)) }
        container.register(Animal.self) { _ in
            await suspend()
            throw Runaway()
        }

        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Person.self)
        }

        #expect(error?.underlyingError is Runaway)
        #expect(error?.path.map(\.description) == ["Person", "Animal"])
        #expect(await container.asynchronous.resolve(Person.self) == nil)
    }

    @Test(arguments: ObjectScope.shared)
    func aFailureIsThrownToAllWhoWaitedAndTheNextAsksAnew(in scope: ObjectScope) async throws {
        container.register(Animal.self) { [attempts, gate] _ in
            let attempt = attempts.increment()
            await gate.pass()
            if attempt == 1 { throw Runaway() }
            return Cat()
        }
        .inObjectScope(scope)
        container.register(Person.self) { PetOwner(pet: try await $0.require(Animal.self)) }

        async let first = outcome(of: Animal.self)
        await gate.comes(1)
        let waiting = (0..<20).map { _ in Task { await outcome(of: Person.self) } }
        // Whoever has not come to wait until the gate is open may make another instance.
        await suspend(times: 1_000)
        await gate.open()

        #expect(await first == "failed: Animal")
        var outcomes: Set<String> = []
        for task in waiting { outcomes.insert(await task.value) }
        #expect(outcomes.isSubset(of: ["failed: Person → Animal", "made"]))
        #expect(await outcome(of: Animal.self) == "made")
    }

    private func outcome<Service>(of service: Service.Type) async -> String {
        do {
            _ = try await container.asynchronous.require(Service.self)
            return "made"
        } catch {
            return "failed: " + error.path.map(\.description).joined(separator: " → ")
        }
    }

    @Test func aCancelledTaskStopsWaitingAndTheOthersGetTheirInstance() async throws {
        registerGuarded()
        let maker = Task { try await container.asynchronous.require(Animal.self) }
        await gate.comes(1)
        let patient = Task { try await container.asynchronous.require(Animal.self) }
        let impatient = Task { try await container.asynchronous.require(Animal.self) }
        await suspend(times: 100)
        impatient.cancel()

        let error = await #expect(throws: ResolutionError.self) { try await impatient.value }
        await gate.open()

        #expect(error?.underlyingError is CancellationError)
        #expect(try await maker.value === patient.value)
        #expect(attempts.count == 1)
    }

    @Test func aCancelledMakerFailsAloneAndAnotherTaskMakesTheInstance() async throws {
        registerGuarded()
        let maker = Task { try await container.asynchronous.require(Animal.self) }
        await gate.comes(1)
        let patient = (0..<5).map { _ in Task { try await container.asynchronous.require(Animal.self) } }
        await suspend(times: 100)
        maker.cancel()
        await gate.open()

        let error = await #expect(throws: ResolutionError.self) { try await maker.value }

        #expect(error?.underlyingError is CancellationError)
        let animal = try await patient[0].value
        for task in patient { #expect(try await task.value === animal) }
        #expect(attempts.count == 2)
    }

    /// Registers an animal whose factory waits for the gate and gives up when its task is cancelled.
    private func registerGuarded() {
        container.register(Animal.self) { [attempts, gate] _ in
            attempts.increment()
            await gate.pass()
            try Task.checkCancellation()
            return Cat()
        }
        .inObjectScope(.container)
    }

    @Test func anEndlessRecursionWithArgumentsIsAnError() async throws {
        container.register(Int.self) { (resolver, number: Int) in
            try await resolver.require(Int.self, argument: number + 1)
        }

        let error = await #expect(throws: ResolutionError.self) {
            try await container.asynchronous.require(Int.self, argument: 0)
        }
        guard case .tooDeep = error?.reason else { throw try #require(error) }
    }
}
