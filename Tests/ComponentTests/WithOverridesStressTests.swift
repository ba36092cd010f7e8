import Ampoule
import TestSupport
import Testing

/// Overrides of many threads and tasks that share one container.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct WithOverridesStressTests {
    private static let roundCount = StressLoad.count(50, long: 500)

    private struct Leak: Error {}

    private let container = Container()

    init() {
        container.registerPaddock()
    }

    @Test func noThreadGetsTheOverrideOfAnother() throws {
        let (container, herdsman, fence) = (container, container.herdsman(), container.fence())
        try concurrently(threads: 8) { thread in
            for round in 0..<Self.roundCount {
                guard thread.isMultiple(of: 2) else {
                    guard container.herdsman() === herdsman else { throw Leak() }
                    continue
                }
                let number = round * 8 + thread
                try container.withOverrides { container in
                    container.override(Grazer.self) { _ in NumberedGrazer(number: number) }
                } perform: {
                    try verify(container, has: number, fence)
                }
                guard container.herdsman() === herdsman else { throw Leak() }
            }
        }
    }

    @Test func noTaskGetsTheOverrideOfAnother() async throws {
        let (container, herdsman, fence) = (container, container.herdsman(), container.fence())
        try await withThrowingTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<Self.roundCount {
                        let number = round * 8 + task
                        try await container.withOverrides { container in
                            container.override(Grazer.self) { _ in NumberedGrazer(number: number) }
                        } perform: {
                            await Task.yield()
                            async let isSame =
                                (container.herdsman().grazer as? NumberedGrazer)?.number == number
                            try verify(container, has: number, fence)
                            guard await isSame else { throw Leak() }
                        }
                        guard container.herdsman() === herdsman else { throw Leak() }
                    }
                }
            }
            try await group.waitForAll()
        }
    }

    /// The unaffected component is made by whichever thread comes first, once for all.
    @Test func anUnaffectedComponentIsMadeOnceForAllThreads() throws {
        for _ in 0..<Self.roundCount / 10 {
            let container = Container { $0.registerPaddock() }
            let fences = try concurrently(threads: 8) { thread in
                guard thread.isMultiple(of: 2) else { return container.fence() }
                return container.withOverrides { container in
                    container.override(Grazer.self) { _ in NumberedGrazer(number: thread) }
                } perform: {
                    container.fence()
                }
            }
            #expect(fences.allSatisfy { $0 === fences[0] })
        }
    }

    private func verify(_ container: Container, has number: Int, _ fence: Fence) throws {
        let herdsman = container.herdsman()
        guard (herdsman.grazer as? NumberedGrazer)?.number == number, container.herdsman() === herdsman,
            container.fence() === fence
        else { throw Leak() }
    }
}

private struct NumberedGrazer: Grazer {
    let number: Int
}
