import Ampoule
import TestSupport
import Testing

/// Levels of background jobs, and of tasks that outlive them.
@Suite(.timeLimit(.minutes(10)))
struct UnstructuredLevelTests {
    private let container = Container.silent()
    private let notebook = Notebook<String>()

    init() {
        container.forDays.register(Door.self) { [notebook] resolver in
            Door("\(try resolver.require(Day.self).number)", notebook)
        }
        .inObjectScope(.container)
        container.register(Stable.self) { _ in Stable() }
    }

    @Test func aDetachedTaskSeesAnOverrideOnlyInALevelThatWasOpenedInside() async throws {
        let outer = container.day(7)
        let names = try await container.withOverrides { overrides in
            overrides.override(Door.self) { [notebook] _ in Door("override", notebook) }
        } perform: {
            let inner = container.day(8)
            let insideOfTask = try outer.require(Door.self).name
            let detached = Task.detached {
                [try outer.require(Door.self).name, try inner.require(Door.self).name]
            }
            return [insideOfTask] + (try await detached.value)
        }

        #expect(names == ["override", "7", "override"])
    }

    @Test func aTaskThatOutlivesItsClosedLevelKeepsWhatItHasAndResolvesNothing() async throws {
        let gate = Gate()
        let task = try await container.withLevel(Day(number: 1)) { day in
            let door = try day.require(Door.self)
            return Task.detached {
                await gate.pass()
                return (door.name, Result { try day.require(Door.self) })
            }
        }
        await gate.open()

        let (name, result) = await task.value
        #expect(name == "1")
        let error = try #require(throws: ResolutionError.self) { try result.get() }
        guard case .containerClosed = error.reason else { throw error }
    }

    @Test func aJobThatNobodyWaitsForFindsTheProgramClosed() async throws {
        let (gate, ended) = (Gate(), Gate())
        let container = container
        let job = Task.detached {
            try await container.withLevel(Day(number: 1)) { day in
                _ = try day.require(Door.self)
                await ended.pass()
                await gate.pass()
                _ = try day.require(Stable.self)
            }
        }
        await ended.comes(1)
        await ended.open()
        try await container.close()
        #expect(notebook.entries == ["1"])
        await gate.open()

        await #expect(throws: ResolutionError.self) { try await job.value }
        #expect(notebook.entries == ["1"])
    }

    @Test func aJobThatARunWaitsForEndsBeforeItsProgram() async throws {
        container.register(Hatch.self) { [notebook] _ in Hatch(name: "program", notebook: notebook) }
            .inObjectScope(.container)
        try await container.run { container in
            async let job: Void = container.withLevel(Day(number: 1)) { day in
                await suspend()
                _ = try day.require(Door.self)
            }
            try await job
        }

        #expect(notebook.entries == ["1", "program"])
    }
}
