import Ampoule
import Foundation
import TestSupport
import Testing

/// Threads resolve from containers of levels that end meanwhile, and that they don't keep alive.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct LevelEndStressTests {
    private static let threadCount = 2

    private static let roundCount = TestLoad.count(2_000, full: 20_000)

    /// The level that is open, or the last one that was.
    private final class Gap: @unchecked Sendable {
        // Unchecked because of the weak variable, which is only used under the lock.
        private let lock = NSLock()
        private weak var container: Container?

        var day: Container? {
            get { lock.withLock { container } }
            set { lock.withLock { container = newValue } }
        }
    }

    /// Counts how often it is closed, and knows its number.
    private final class NumberedDoor: Closable {
        let cat: CountedCat
        let closings: Counter

        init(_ cat: CountedCat, _ closings: Counter, in all: Counter) {
            self.cat = cat
            self.closings = closings
            all.increment()
        }

        func close() { closings.increment() }
    }

    /// The containers and counters of all rounds.
    private final class Scene: Sendable {
        let (made, closed, left) = (Counter(), Counter(), Counter())
        let (threads, arrivals) = (Counter(), Counter())
        let cats = LiveInstances()
        let gap = Gap()
        let isOver = Locked(false)
        let root = Container()

        init(closable: Bool) {
            root.messageHandler = { [left] _, message in
                if message.contains("left open") { left.increment() }
            }
            root.forDays.register(CountedCat.self) { [cats] resolver in
                CountedCat(name: "\(try resolver.require(Day.self).number)", in: cats)
            }
            .inObjectScope(.container)
            guard closable else { return }
            root.forDays.register(NumberedDoor.self) { [closed, made] resolver in
                NumberedDoor(try resolver.require(CountedCat.self), closed, in: made)
            }
            .inObjectScope(.container)
        }

        /// Resolves from the open level, for as long as there are levels.
        func resolveUntilOver() {
            threads.increment()
            while !isOver.withLock({ $0 }) {
                guard let day = gap.day else { continue }
                do throws(ResolutionError) {
                    let cat = try day.require(CountedCat.self)
                    let number = try day.require(Day.self).number
                    if Int(cat.name) != number { Issue.record("A cat of \(cat.name) in \(number)") }
                    _ = day.resolve(NumberedDoor.self)
                } catch {
                    if case .containerClosed = error.reason {} else { Issue.record(error) }
                }
                arrivals.increment()
            }
        }
    }

    @Test(arguments: [false, true])
    func anInstanceIsOfTheLevelOrRefusedAndClosedOnce(_ closable: Bool) async throws {
        let scene = Scene(closable: closable)
        async let resolving: Void = onThread {
            _ = try concurrently(threads: Self.threadCount) { _ in scene.resolveUntilOver() }
        }
        while scene.threads.count < Self.threadCount { try await Task.sleep(for: .milliseconds(1)) }
        for number in 0..<Self.roundCount {
            try await scene.root.withLevel(Day(number: number)) { day in
                scene.gap.day = day.container
                // Every other level ends while the threads use it, the others about when they begin to.
                let count = scene.arrivals.count
                while number % 2 == 0, scene.arrivals.count == count { usleep(1) }
                if closable { _ = try day.require(NumberedDoor.self) }
            }
        }
        scene.isOver.withLock { $0 = true }
        try await resolving

        scene.gap.day = nil
        #expect(scene.closed.count + scene.left.count == scene.made.count)
        #expect(await eventually { scene.cats.living == 0 })
        #expect(scene.arrivals.count > 0)
    }
}
