import Ampoule
import Testing

struct InstanceInjectionErrorTests {
    private let container = Container()

    @Test func anInstanceOfNoComponentIsAnError() {
        let error = #expect(throws: ResolutionError.self) { try container.inject(into: Guest()) }

        #expect(
            error?.description == """
                Nothing can be injected into an instance of 'Guest', because it is not a component.
                Mark the class with '@Register', and its properties or methods with '@Inject'.
                """
        )
    }

    @Test func aComponentWithoutAnythingToInjectIsAnError() throws {
        let clerk = Concierge(bell: BrassBell())
        let error = #expect(throws: ResolutionError.self) { try container.inject(into: clerk) }

        #expect(
            error?.description == """
                The component 'Concierge' has nothing to inject into an instance.
                Mark a 'var' or a method of it with '@Inject'. Parameters of an initializer are injected only if the container \
                makes the instance.
                """
        )
    }

    @Test func aMissingDependencyHasTheInstanceOnItsPath() {
        let error = #expect(throws: ResolutionError.self) { try container.inject(into: Reception(width: 1)) }

        #expect(error?.key == RegistrationKey(Bell.self))
        #expect(error?.description.contains("Resolution path: Reception → Bell.") == true)
    }

    @Test func anErrorOfAMethodIsAFailure() {
        let error = #expect(throws: ResolutionError.self) { try container.inject(into: Radio()) }
        #expect(error?.underlyingError is Radio.Noise)
        #expect(error?.key == RegistrationKey(Radio.self))

        let other = #expect(throws: ResolutionError.self) {
            try Forwarding(container: container).inject(into: Radio())
        }
        #expect(other?.underlyingError is Radio.Noise)
        #expect(other?.key == RegistrationKey(Radio.self))
    }

    @Test func aClosedContainerInjectsNothing() async throws {
        BrassBell.register(in: container)
        try await container.close()
        let error = try #require(throws: ResolutionError.self) {
            try container.inject(into: Reception(width: 1))
        }

        guard case .containerClosed = error.reason else { throw error }
    }
}

struct AsynchronousInstanceInjectionTests {
    private let container = Container { container in BrassBell.register(in: container) }

    @Test func asynchronousMethodsAreInjected() async throws {
        let server = Server.made()
        try await container.asynchronous.inject(into: server)
        try await Forwarding(container: container).asynchronous.inject(into: server)

        #expect(server.log == ["made", "ding", "ding"])
    }

    @Test func synchronousComponentsAreInjectedToo() async throws {
        let desk = Reception(width: 1)
        try await container.asynchronous.inject(into: desk)

        #expect(desk.log == ["ding"])
    }

    @Test @MainActor func aComponentOfTheMainActorIsInjected() async throws {
        let screen = Monitor()
        try await container.asynchronous.inject(into: screen)

        #expect(screen.ring() == "ding")
    }

    @Test func anActorIsInjectedAsynchronously() async throws {
        let porter = Porter()
        let night = NightPorter(quietly: ())
        for actor in [porter, night] as [any Actor] { try await container.asynchronous.inject(into: actor) }

        #expect([porter.log.entries, night.log.entries] == [["ding"], ["ding"]])
    }

    @Test func asynchronousComponentsAreNotInjectedSynchronously() throws {
        let error = try #require(throws: ResolutionError.self) { try container.inject(into: Server.made()) }

        guard case .asynchronous = error.reason else { throw error }
    }

    @Test func anInstanceOfNoComponentIsAnError() async {
        await #expect(throws: ResolutionError.self) { try await container.asynchronous.inject(into: Guest()) }
    }
}
