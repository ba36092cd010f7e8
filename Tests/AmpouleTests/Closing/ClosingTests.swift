import Ampoule
import Foundation
import TestSupport
import Testing

/// What a container closes, and how.
struct ClosingTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

    // MARK: - What is closed

    @Test func optionalServicesAreClosed() async throws {
        container.register(Door?.self) { [notebook] _ in Door("oak", notebook) }.inObjectScope(.container)
        container.register(Hatch?.self) { _ in nil }.inObjectScope(.container)
        _ = (try container.require(Door?.self), try container.require(Hatch?.self))

        try await container.close()

        #expect(notebook.entries == ["oak"])
    }

    @Test func aRegisteredInstanceIsClosedByAClosureOnly() async throws {
        container.register(Door.self, instance: Door("oak", notebook))
        container.register(Door.self, name: "gate", instance: Door("gate", notebook))
            .onClose { [notebook] door in notebook.write("closure of \(door.name)") }
        container.register(Door.self, name: "unused", instance: Door("unused", notebook))
            .onClose { [notebook] door in notebook.write("closure of \(door.name)") }
        _ = (container.resolve(Door.self), container.resolve(Door.self, name: "gate"))

        try await container.close()

        #expect(notebook.entries == ["closure of gate"])
    }

    @Test func aRegisteredInstanceThatMovesToAnotherScopeIsNotClosed() async throws {
        container.forRehearsals.register(Door.self, instance: Door("oak", notebook)).inObjectScope(.container)
        let rehearsal = container.rehearsal
        _ = (try rehearsal.require(Door.self), try container.rehearsal.require(Door.self))

        try await rehearsal.close()

        #expect(notebook.entries.isEmpty)
    }

    // MARK: - By closures

    @Test func closuresRunInOrderWhetherTheyAwaitOrNot() async throws {
        container.register(Stable.self) { _ in Stable() }
            .onClose { [notebook] _ in notebook.write("synchronous") }
            .onClose { [notebook] _ in
                await suspend(times: 1)
                notebook.write("asynchronous")
            }
            .inObjectScope(.container)
            .onClose { [notebook] _ in notebook.write("last") }
        _ = container.resolve(Stable.self)

        try await container.close()

        #expect(notebook.entries == ["synchronous", "asynchronous", "last"])
    }

    @Test(arguments: [ObjectScope.transient, .graph, .weak], [false, true])
    func aClosureThatIsNeverCalledIsLoggedOnce(_ scope: ObjectScope, isAsynchronous: Bool) async throws {
        let messages = Notebook<String>()
        let container = Container.logging(to: messages)
        if isAsynchronous {
            container.registerAsynchronously(Stable.self) { Stable() }.inObjectScope(scope).onClose { _ in }
        } else {
            container.register(Stable.self) { _ in Stable() }.inObjectScope(scope).onClose { _ in }
            _ = try container.require(Stable.self)
        }
        let first = try await container.asynchronous.require(Stable.self)
        _ = try await container.asynchronous.require(Stable.self)

        try await container.close()

        #expect(
            messages.entries == [
                """
                The closures of 'onClose' are never called for 'Stable', which is in the scope '\(scope)'.
                A container closes what it shares: put it into the scope 'container'.
                """
            ]
        )
        withExtendedLifetime(first) {}
    }

    // MARK: - Errors

    @Test func errorsAreCollectedAndStopNothing() async throws {
        container.register(JammedDoor.self) { _ in JammedDoor("first") }.inObjectScope(.container)
        container.registerDoor("oak", notebook)
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { _ in throw Jammed(name: "closure") }
            .onClose { [notebook] _ in notebook.write("closure") }
        _ = (container.resolve(JammedDoor.self), container.resolve(Door.self, name: "oak"))
        _ = container.resolve(Stable.self)

        let error = await #expect(throws: ClosingError.self) { try await container.close() }

        #expect(notebook.entries == ["closure", "oak"])
        #expect(error?.failures.map(\.key.description) == ["Stable", "JammedDoor"])
        #expect(
            error?.failures.map { $0.error as? Jammed } == [Jammed(name: "closure"), Jammed(name: "first")]
        )
        #expect(
            error?.description == """
                Closing 'Stable' has failed: Jammed(name: "closure")
                Closing 'JammedDoor' has failed: Jammed(name: "first")
                Everything else was closed.
                """
        )
    }

    // MARK: - Calls

    @Test func aSecondCallDoesNothing() async throws {
        container.register(JammedDoor.self) { _ in JammedDoor("oak") }.inObjectScope(.container)
        _ = container.resolve(JammedDoor.self)

        await #expect(throws: ClosingError.self) { try await container.close() }
        try await container.close()
    }

    @Test func aConcurrentCallWaitsForTheEndOfTheFirst() async throws {
        let gate = Gate()
        container.registerDoor("oak", notebook).onClose { [notebook] _ in
            await gate.pass()
            notebook.write("closed")
        }
        _ = container.resolve(Door.self, name: "oak")
        let first = Task { [container] in try await container.close() }
        await gate.comes(1)
        let second = Task { [container, notebook] in
            try await container.close()
            notebook.write("second call ends")
        }
        await suspend()
        await gate.open()
        try await first.value
        try await second.value

        #expect(notebook.entries == ["closed", "second call ends"])
    }

    @Test func aClosureMayCloseItsOwnContainer() async throws {
        container.registerDoor("oak", notebook).onClose { [container, notebook] _ in
            try await container.close()
            notebook.write("oak")
        }
        _ = container.resolve(Door.self, name: "oak")

        try await container.close()

        #expect(notebook.entries == ["oak"])
        // The registration holds its container no longer.
        #expect(container.resolve(Door.self, name: "oak") == nil)
    }

    @Test func aCancelledTaskClosesEverything() async throws {
        container.registerDoor("oak", notebook).onClose { [notebook] _ in
            notebook.write(Task.isCancelled ? "cancelled" : "closed")
        }
        _ = container.resolve(Door.self, name: "oak")
        let task = Task { [container] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await container.close()
        }

        try await task.value

        #expect(notebook.entries == ["closed"])
    }

    @MainActor @Test func closingDoesNotOccupyTheActorOfTheCaller() async throws {
        container.registerDoor("oak", notebook).onClose { [notebook] _ in
            notebook.write(Thread.isMainThread ? "main thread" : "another thread")
        }
        _ = container.resolve(Door.self, name: "oak")

        try await container.close()

        #expect(notebook.entries == ["another thread"])
    }

    @Test func instancesAreReleasedAfterTheyAreClosed() async throws {
        weak var released: Door?
        do {
            container.registerDoor("oak", notebook)
            released = container.resolve(Door.self, name: "oak")
        }
        #expect(released != nil)

        try await container.close()

        #expect(await eventually { released == nil })
    }
}
