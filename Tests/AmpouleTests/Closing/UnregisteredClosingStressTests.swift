import Ampoule
import Foundation
import TestSupport
import Testing

/// Threads resolve unregistered components while their container is closed.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct UnregisteredClosingStressTests {
    private static let threadCount = 2

    private static let roundCount = TestLoad.count(3_000, full: 10_000)

    /// Resolves a component, and with it those that it depends on, until the container refuses.
    private func resolveUntilClosed(_ container: Container) throws {
        do throws(ResolutionError) {
            for count in 1... {
                let lantern = try container.factory(for: Lantern.self).make()
                #expect(lantern.lamp.bulb.filament.number == 1)
                if count > 4 { usleep(10) }
            }
        } catch {
            guard case .containerClosed = error.reason else { throw error }
        }
    }

    @Test func aComponentIsSharedOrRefusedWhileItsContainerIsClosed() async throws {
        let (arrivals, made) = (Counter(), Bulb.made.count)
        let containers = (0..<Self.roundCount).map { _ in Container.silent() }
        async let resolving: Void = onThread {
            _ = try concurrently(threads: Self.threadCount) { _ in
                for container in containers {
                    arrivals.increment()
                    try resolveUntilClosed(container)
                }
            }
        }
        while arrivals.count == 0 { try await Task.sleep(for: .milliseconds(1)) }
        for (round, container) in containers.enumerated() {
            // Closes as soon as one of the threads has come, or a little later. The threads run by now and wait for
            // nothing else; a task that yielded here would wait for all other tests in each round.
            while arrivals.count <= Self.threadCount * round { usleep(1) }
            for _ in 0..<round % 64 { _ = arrivals.count }
            try await container.close()
        }
        try await resolving
        #expect(Bulb.made.count - made <= Self.roundCount)
    }
}

@Register(scope: .transient)
final class Lantern: Sendable {
    let lamp: Lamp

    init(@Inject lamp: Lamp) { self.lamp = lamp }
}

@Register(scope: .transient)
final class Lamp: Sendable {
    let bulb: Bulb

    init(@Inject bulb: Bulb) { self.bulb = bulb }
}

/// Shared, so that a container makes at most one.
@Register(scope: .container)
final class Bulb: Sendable {
    static let made = Counter()

    let filament: Filament

    init(@Inject filament: Filament) {
        self.filament = filament
        Self.made.increment()
    }
}

@Register(scope: .transient)
final class Filament: Sendable {
    let number = 1

    init() {}
}
