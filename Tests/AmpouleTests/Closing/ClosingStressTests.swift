import Ampoule
import TestSupport
import Testing

/// Levels of one root are opened, used and closed by several threads at once.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ClosingStressTests {
    private static let threadCount = 8

    private static let levelsPerThread = StressLoad.count(25, long: 200)

    /// Counts how often it is closed.
    private final class CountedDoor: Closable {
        let closings: Counter

        init(_ closings: Counter, in all: Counter) {
            self.closings = closings
            all.increment()
        }

        func close() async { closings.increment() }
    }

    @Test func eachInstanceOfEachLevelIsClosedOnce() async throws {
        let (made, closed) = (Counter(), Counter())
        let root = Container.silent()
        root.forDays.register(CountedDoor.self) { _ in CountedDoor(closed, in: made) }.inObjectScope(
            .container
        )
        root.register(CountedDoor.self, name: "shared") { _ in CountedDoor(closed, in: made) }
            .inObjectScope(.container)

        try await withThrowingTaskGroup(of: Void.self) { group in
            for thread in 0..<Self.threadCount {
                group.addTask {
                    for number in 0..<Self.levelsPerThread {
                        try await root.withLevel(Day(number: number)) { day in
                            let own = try day.require(CountedDoor.self)
                            #expect(try day.require(CountedDoor.self) === own)
                            _ = try await day.asynchronous.require(CountedDoor.self, name: "shared")
                            if number % 8 == thread { try await day.close() }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(made.count == Self.threadCount * Self.levelsPerThread + 1)
        #expect(closed.count == made.count - 1)
        try await root.close()
        #expect(closed.count == made.count)
    }

    @Test func aRootThatIsClosedWhileItsLevelsAreUsedLeavesNothingOpen() async throws {
        for _ in 0..<Self.levelsPerThread / 5 {
            let (made, closed, left) = (Counter(), Counter(), Counter())
            let root = Container()
            root.messageHandler = { _, message in
                if message.contains("left open") { left.increment() }
            }
            root.forDays.register(CountedDoor.self) { _ in CountedDoor(closed, in: made) }.inObjectScope(
                .container
            )
            try await withThrowingTaskGroup(of: Void.self) { group in
                for thread in 0..<Self.threadCount {
                    group.addTask {
                        for number in 0..<8 {
                            if thread == 0, number == 4 {
                                try await root.close()
                            } else {
                                do {
                                    try await root.withLevel(Day(number: number)) { day in
                                        _ = try day.require(CountedDoor.self)
                                        await Task.yield()
                                    }
                                } catch let error as ResolutionError {
                                    guard case .containerClosed = error.reason else { throw error }
                                }
                            }
                        }
                    }
                }
                try await group.waitForAll()
            }
            // An instance that came too late is logged, any other is closed once.
            #expect(closed.count + left.count == made.count)
        }
    }
}
