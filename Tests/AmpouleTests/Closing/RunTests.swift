import Ampoule
import TestSupport
import Testing

/// Runs that make the shared instances, and close the container in every case.
@Suite(.timeLimit(.minutes(10)))
struct RunTests {
    /// A limit that no run reaches, however long the other tests keep it waiting.
    private static let ample = Duration.seconds(3_600)

    private let container: Container
    private let notebook = Notebook<String>()
    private let messages = Notebook<String>()

    init() {
        container = .logging(to: messages)
        container.register(Door.self) { [notebook] _ in
            notebook.write("made")
            return Door("closed", notebook)
        }
        .inObjectScope(.container)
    }

    // MARK: - The order

    @Test(arguments: [nil, ample])
    func theSharedInstancesAreMadeFirstAndClosedLast(_ limit: Duration?) async throws {
        let result = try await container.run(closingWithin: limit) { container in
            #expect(container === self.container)
            notebook.write("body")
            return 7
        }

        #expect(result == 7)
        #expect(notebook.entries == ["made", "body", "closed"])
        #expect(throws: ResolutionError.self) { try container.require(Door.self) }
    }

    @Test(arguments: [nil, ample])
    func anErrorOfTheBodyClosesEverythingAndIsThrown(_ limit: Duration?) async throws {
        await #expect(throws: Jammed(name: "body")) {
            try await container.run(closingWithin: limit) { _ in throw Jammed(name: "body") }
        }
        #expect(notebook.entries == ["made", "closed"])
        #expect(messages.entries.isEmpty)
    }

    @Test func aFailedStartClosesWhatWasMade() async throws {
        container.register(Hatch.self) { _ in throw Jammed(name: "hatch") }.inObjectScope(.container)

        let error = await #expect(throws: WarmUpError.self) {
            try await container.run { _ in notebook.write("body") }
        }

        #expect(error?.failures.count == 1)
        #expect(notebook.entries == ["made", "closed"])
    }

    @Test func theBodyMayCloseTheContainer() async throws {
        try await container.run(closingWithin: Self.ample) { container in
            try await container.close()
            #expect(notebook.entries == ["made", "closed"])
        }
        #expect(notebook.entries == ["made", "closed"])
    }

    @Test func aLevelCanBeRun() async throws {
        container.forDays.register(Hatch.self) { [notebook] _ in Hatch(name: "day", notebook: notebook) }
            .inObjectScope(.container)

        try await container.day(1).run { day in
            _ = try day.require(Hatch.self)
        }

        #expect(notebook.entries == ["day"])
        _ = try container.require(Door.self)
    }

    @MainActor @Test func theBodyRunsOnTheActorOfItsCaller() async throws {
        var count = 0
        try await container.run(closingWithin: Self.ample) { _ in
            MainActor.assertIsolated()
            count += 1
        }
        #expect(count == 1)
    }

    // MARK: - Cancellation

    @Test func cancellationDoesNotShortenTheLimit() async throws {
        let gate = Gate()
        registerSlowHatch(gate)
        let (container, notebook) = (container, notebook)
        let task = Task {
            try await container.run(closingWithin: Self.ample) { _ in
                notebook.write("body")
                try await Task.sleep(for: Self.ample)
            }
        }
        await until { notebook.entries.contains("body") }
        task.cancel()
        await gate.comes(1)
        await gate.open()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(notebook.entries == ["made", "body", "hatch", "closed"])
    }

    // MARK: - Failures of closing

    @Test(arguments: [nil, ample])
    func theErrorsOfClosingAreThrown(_ limit: Duration?) async throws {
        container.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)

        let error = await #expect(throws: RunError.self) {
            try await container.run(closingWithin: limit) { _ in }
        }

        #expect(error?.cause == nil)
        #expect(error?.closing?.failures.map { $0.error as? Jammed } == [Jammed(name: "oak")])
        #expect(error?.unclosed.isEmpty == true)
    }

    @Test func oneErrorHasAllCauses() async throws {
        container.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)

        let error = await #expect(throws: RunError.self) {
            try await container.run { _ in throw Jammed(name: "body") }
        }

        #expect(error?.cause as? Jammed == Jammed(name: "body"))
        #expect(
            error?.description == """
                The run has failed: Jammed(name: "body")
                Closing 'JammedDoor' has failed: Jammed(name: "oak")
                Everything else was closed.
                """
        )
    }

    @Test func aSlowCloseIsNamed() async throws {
        let gate = Gate()
        registerSlowHatch(gate)

        let error = await #expect(throws: RunError.self) {
            try await container.run(closingWithin: .milliseconds(20)) { _ in }
        }

        #expect(
            error?.description == """
                'Hatch' is still being closed after the limit.
                Not closed yet: 'Door'.
                """
        )
        #expect(notebook.entries == ["made"])
        await gate.open()
        await until { notebook.entries == ["made", "hatch", "closed"] }
    }

    @Test func aSlowCloseOfALevelInsideIsNamed() async throws {
        let gate = Gate()
        container.forDays.register(Hatch.self) { [notebook] _ in Hatch(name: "day", notebook: notebook) }
            .inObjectScope(.container)
            .onClose { _ in await gate.pass() }

        let day = container.day(1)
        let error = await #expect(throws: RunError.self) {
            try await container.run(closingWithin: .milliseconds(20)) { _ in
                _ = try day.require(Hatch.self)
                throw Jammed(name: "body")
            }
        }

        #expect(error?.unclosed.map(\.description) == ["Hatch", "Door"])
        #expect(error?.cause as? Jammed == Jammed(name: "body"))
        await gate.open()
        await until { notebook.entries == ["made", "closed"] }
    }

    @Test func laterErrorsAreLogged() async throws {
        let gate = Gate()
        container.register(JammedDoor.self) { _ in JammedDoor("oak") }
            .inObjectScope(.container)
            .onClose { _ in
                await gate.pass()
                throw Jammed(name: "late")
            }

        await #expect(throws: RunError.self) {
            try await container.run(closingWithin: .milliseconds(20)) { _ in }
        }
        await gate.open()

        await until { messages.entries.contains { $0.contains("late") } }
    }

    // MARK: - Overrides

    @Test func theInstancesOfATasksOverridesAreMadeAndClosed() async throws {
        try await container.withOverrides { overrides in
            overrides.override(Door.self) { [notebook] _ in Door("fake", notebook) }
        } perform: {
            try await container.run { container in _ = try container.require(Door.self) }
        }
        #expect(notebook.entries == ["fake"])
        _ = try container.require(Door.self)
    }

    // MARK: - Support

    private func until(_ condition: () -> Bool) async {
        while !condition() { try? await Task.sleep(for: .milliseconds(1)) }
    }

    /// Registers a hatch that waits for a gate while it is closed, and is made after the door.
    private func registerSlowHatch(_ gate: Gate) {
        container.register(Hatch.self) { [notebook] resolver in
            _ = try resolver.require(Door.self)
            return Hatch(name: "hatch", notebook: notebook)
        }
        .inObjectScope(.container)
        .onClose { [notebook] hatch in
            await gate.pass()
            notebook.write(hatch.name)
        }
    }
}
