import Ampoule
import TestSupport
import Testing

/// Lists that are resolved while other threads contribute to them.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct ListStressTests {
    private static let roundCount = TestLoad.count(100, full: 1_000)

    private struct Fault: Error {}

    @Test func aListHasEachContributionOnceAndInOrder() throws {
        let container = Container.silent()
        try concurrently(threads: 8) { thread in
            var count = 0
            for round in 0..<Self.roundCount {
                if thread < 4 {
                    container.contribute(to: Int.self) { _ in thread * Self.roundCount + round }
                    container.contribute(to: Int.self, name: "\(thread)") { _ in -1 }
                }
                let numbers = try container.require([Int].self).filter { $0 >= 0 }
                guard numbers.count >= count, Set(numbers).count == numbers.count else { throw Fault() }
                let own = numbers.filter { $0 / Self.roundCount == thread }
                guard own == own.sorted(), thread >= 4 || own.count == round + 1 else { throw Fault() }
                count = numbers.count
            }
        }
        #expect(try container.require([Int].self).count == 4 * (Self.roundCount + 1))
        #expect(try container.require([String: Int].self) == ["0": -1, "1": -1, "2": -1, "3": -1])
    }
}
