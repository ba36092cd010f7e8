import Ampoule
import TestSupport
import Testing

/// Threads and tasks that inject into instances of their own by one container, some with overrides of their own.
///
/// The instances aren't `Sendable`. The sanitizer finds one that another thread touches.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct InstanceInjectionStressTests {
    private static let roundCount = TestLoad.count(100, full: 2_000)

    private struct Mistake: Error {}

    private struct NumberedBell: Bell {
        let number: Int

        var sound: String { "ding \(number)" }
    }

    private let container = Container { container in
        BrassBell.register(in: container)
        container.register(Bell.self, name: "night") { _ in LoudBell(base: BrassBell()) }
    }

    @Test func threadsInjectIntoInstancesOfTheirOwn() throws {
        let container = container
        try concurrently(threads: 8) { thread in
            for round in 0..<Self.roundCount {
                let number = round * 8 + thread
                var desk: HotelReception? = HotelReception(height: number)
                weak let released = desk
                guard thread.isMultiple(of: 2) else {
                    try Self.inject(by: container, into: &desk, width: number, expecting: "ding")
                    guard released == nil else { throw Mistake() }
                    continue
                }
                try container.withOverrides { container in
                    container.override(Bell.self) { _ in NumberedBell(number: number) }
                } perform: {
                    try Self.inject(by: container, into: &desk, width: number, expecting: "ding \(number)")
                }
                guard released == nil else { throw Mistake() }
            }
        }
    }

    /// Injects twice, and releases the instance.
    private static func inject(
        by container: Container,
        into desk: inout HotelReception?,
        width: Int,
        expecting sound: String
    ) throws {
        guard let injected = desk.take() else { throw Mistake() }
        try container.inject(into: injected)
        try container.inject(into: injected)
        guard injected.width == width, injected.bell.sound == sound,
            injected.log == [sound, "night DING", sound, "night DING"]
        else { throw Mistake() }
    }

    @Test func tasksInjectIntoInstancesOfTheirOwn() async throws {
        let container = container
        try await withThrowingTaskGroup { group in
            for task in 0..<8 {
                group.addTask {
                    for round in 0..<Self.roundCount {
                        let number = round * 8 + task
                        try await container.withOverrides { container in
                            container.override(Bell.self) { _ in NumberedBell(number: number) }
                        } perform: {
                            let server = Server.made()
                            try await container.asynchronous.inject(into: server)
                            try await container.asynchronous.inject(into: server)
                            guard server.log == ["made", "ding \(number)", "ding \(number)"] else {
                                throw Mistake()
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
