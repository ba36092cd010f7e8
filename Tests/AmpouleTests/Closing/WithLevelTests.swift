import Ampoule
import TestSupport
import Testing

/// Levels that are closed at the end of a closure.
struct WithLevelTests {
    private let container: Container
    private let notebook = Notebook<String>()
    private let messages = Notebook<String>()

    init() {
        container = .logging(to: messages)
        container.forDays.register(Door.self) { [notebook] resolver in
            Door("\(try resolver.require(Day.self).number)", notebook)
        }
        .inObjectScope(.container)
        container.forDays.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)
    }

    @Test func theLevelIsClosedAtTheEnd() async throws {
        var opened: Container?
        let name = try await container.withLevel(Day(number: 1)) { day in
            opened = day.container
            let door = try day.require(Door.self)
            #expect(notebook.entries.isEmpty)
            return door.name
        }

        #expect(name == "1")
        #expect(notebook.entries == ["1"])
        #expect(throws: ResolutionError.self) { try opened?.require(Door.self) }
    }

    @Test func aContainerThatIsKeptKeepsNoInstances() async throws {
        let cats = LiveInstances()
        container.forDays.register(Pet.self) { _ in CountedCat(in: cats) }.inObjectScope(.container)

        let kept = try await container.withLevel(Day(number: 1)) { day in
            _ = try day.require(Pet.self)
            return day
        }

        // Other tests may be reading while the container is closed.
        #expect(await eventually { cats.living == 0 })
        #expect(throws: ResolutionError.self) { try kept.require(Pet.self) }
        #expect(cats.made == 1)
    }

    @Test func aLevelWithoutAValueIsClosed() async throws {
        container.forRehearsals.registerDoor("oak", notebook).inObjectScope(.container)

        try await container.withLevel(Rehearsal()) { rehearsal in
            _ = try rehearsal.require(Door.self, name: "oak")
        }

        #expect(notebook.entries == ["oak"])
    }

    @Test func anErrorClosesTheLevelAndIsThrown() async throws {
        await #expect(throws: Jammed(name: "body")) {
            try await container.withLevel(Day(number: 1)) { day in
                _ = try day.require(Door.self)
                throw Jammed(name: "body")
            }
        }
        #expect(notebook.entries == ["1"])
        #expect(messages.entries.isEmpty)
    }

    @Test func theErrorsOfClosingAreThrown() async throws {
        let error = await #expect(throws: ClosingError.self) {
            try await container.withLevel(Day(number: 1)) { day in _ = try day.require(JammedDoor.self)
            }
        }
        #expect(error?.failures.map(\.key.description) == ["JammedDoor"])
        #expect(messages.entries.isEmpty)
    }

    @Test func afterAnErrorTheErrorsOfClosingAreLogged() async throws {
        await #expect(throws: Jammed(name: "body")) {
            try await container.withLevel(Day(number: 1)) { day in
                _ = try day.require(JammedDoor.self)
                throw Jammed(name: "body")
            }
        }
        #expect(
            messages.entries == [
                """
                Closing 'JammedDoor' has failed: Jammed(name: "oak")
                Everything else was closed.
                """
            ]
        )
    }

    @Test func aCancelledTaskClosesTheLevel() async throws {
        let container = container
        container.forDays.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { [notebook] _ in notebook.write(Task.isCancelled ? "cancelled" : "closed") }
        let gate = Gate()
        let task = Task {
            try await container.withLevel(Day(number: 1)) { day in
                _ = try day.require(Stable.self)
                await gate.pass()
                try Task.checkCancellation()
            }
        }
        await gate.comes(1)
        task.cancel()
        await gate.open()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(notebook.entries == ["closed"])
    }

    @Test func aLevelThatDoesNotBelongHereIsAnError() async throws {
        await #expect(throws: LevelError.self) {
            try await container.day(1).withLevel(Day(number: 2)) { _ in
                Issue.record("The level is opened inside another one")
            }
        }
    }

    /// Is not `Sendable`.
    private final class Basket {
        var names: [String] = []
    }

    @MainActor @Test func theClosureRunsOnTheActorOfItsCaller() async throws {
        let basket = Basket()
        let filled = try await container.withLevel(Day(number: 1)) { day in
            MainActor.preconditionIsolated()
            basket.names.append(try day.require(Door.self).name)
            return basket
        }

        #expect(filled === basket)
        #expect(basket.names == ["1"])
    }
}
