import Ampoule
import AmpoulePictures
import TestSupport
import Testing

/// The report of what a container makes while it is recorded.
struct StartRecordingTests {
    private final class Stable: Sendable {}

    private final class Animal: Sendable {}

    private final class Person: Sendable {}

    private struct Spilled: Error {}

    private let container = Container()

    /// What a call of `makeSharedInstances()` makes.
    private func reportOfSharedInstances() async throws -> SharedInstancesReport {
        let start = StartRecording(of: container)
        try await container.makeSharedInstances()
        return start.end()
    }

    @Test func whatWasMadeIsInTheReport() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Stable.self)
            return Animal()
        }
        .inObjectScope(.transient)
        container.register(Person.self) { resolver in
            _ = try resolver.require(Animal.self)
            return Person()
        }
        .inObjectScope(.container)
        _ = try container.require(Stable.self)

        let report = try await reportOfSharedInstances()

        #expect(report.instances.map(\.key) == ["Person", "Animal"])
        #expect(report.instances.map(\.scope) == ["container", "transient"])
        #expect(report.instances.map(\.parent) == [nil, 0])
        #expect(report.instances[0].start >= .zero)
        #expect(report.instances[1].start >= report.instances[0].start)
        #expect(report.instances[1].end <= report.instances[0].end)
        #expect(report.duration >= report.instances[0].end)
        #expect(report.criticalPath.map(\.id) == [0, 1])
    }

    @Test func waitsAreInTheReport() async throws {
        // The warm-up makes the first one first, and the second one waits for it, or makes it.
        container.register(Stable.self) { _ in
            try await Task.sleep(for: .milliseconds(100))
            return Stable()
        }
        .inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try await resolver.require(Stable.self)
            return Animal()
        }
        .inObjectScope(.container)

        let report = try await reportOfSharedInstances()

        let animal = try #require(report.instances.first { $0.key.hasSuffix("Animal") })
        let stable = try #require(report.instances.first { $0.key.hasSuffix("Stable") })
        #expect(animal.waits.map(\.instance) == (stable.parent == nil ? [stable.id] : []))
        #expect(report.criticalPath.contains(stable))
    }

    @Test func whatACopyMakesIsNotInTheReport() async throws {
        let count = Counter()
        container.register(Stable.self) { [container] _ in
            if count.increment() == 1 { try await container.copy().makeSharedInstances() }
            return Stable()
        }
        .inObjectScope(.container)
        container.register(Animal.self) { _ in Animal() }.inObjectScope(.container)

        let report = try await reportOfSharedInstances()

        #expect(report.instances.count { $0.key.hasSuffix("Animal") } == 1)
        #expect(count.count == 2)
    }

    @Test func whatOverridesDoNotAffectIsInTheReport() async throws {
        container.register(Int.self) { _ in 0 }
        container.register(Animal.self) { _ in Animal() }.inObjectScope(.container)
        container.register(Stable.self) { resolver in
            _ = try resolver.require(Int.self)
            return Stable()
        }
        .inObjectScope(.container)

        let report = try await container.withOverrides {
            $0.override(Int.self) { _ in 1 }
        } perform: { () async throws in
            try await reportOfSharedInstances()
        }

        let keys = Set(report.instances.map(\.key))
        #expect(keys == ["Animal", "Stable", "Int"])
    }

    @Test func whatAFailedStartHasMadeIsInTheReport() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Stable.self)
            throw Spilled()
        }
        .inObjectScope(.container)

        let start = StartRecording(of: container)
        await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(start.end().instances.map(\.key) == ["Stable"])
    }

    @Test func aRecordingEndsOnce() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.transient)

        let report = try await container.run { container in
            let start = StartRecording(of: container)
            _ = try container.require(Stable.self)
            let report = start.end()
            _ = try container.require(Stable.self)
            #expect(start.end() == report)
            return report
        }

        #expect(report.instances.map(\.key) == ["Stable"])
    }
}
