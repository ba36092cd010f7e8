import Ampoule
import TestSupport
import Testing

/// The report of a warm-up.
struct WarmUpReportTests {
    private let container = Container.silent()

    @Test func whatWasMadeIsInTheReport() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Stable.self)
            return Cat()
        }
        .inObjectScope(.transient)
        container.register(Person.self) { PetOwner(pet: try $0.require(Animal.self)) }
            .inObjectScope(.container)
        _ = try container.require(Stable.self)

        let report = try await container.makeSharedInstances()

        #expect(report.instances.map(\.key) == ["Person", "Animal"])
        #expect(report.instances.map(\.scope) == ["container", "transient"])
        #expect(report.instances.map(\.parent) == [nil, 0])
        #expect(report.instances[0].start >= .zero)
        #expect(report.instances[1].start >= report.instances[0].start)
        #expect(report.instances[1].end <= report.instances[0].end)
        #expect(report.duration >= report.instances[0].end)
        #expect(report.criticalPath.map(\.key) == ["Person", "Animal"])
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
            return Cat()
        }
        .inObjectScope(.container)

        let report = try await container.makeSharedInstances()

        let animal = try #require(report.instances.first { $0.key == "Animal" })
        let stable = try #require(report.instances.first { $0.key == "Stable" })
        #expect(animal.waits.map(\.instance) == (stable.parent == nil ? [stable.id] : []))
        #expect(report.criticalPath.contains { $0.key == "Stable" })
    }

    @Test func theWarmUpOfACopyIsNotInTheReport() async throws {
        let count = Counter()
        container.register(Stable.self) { [container] _ in
            if count.increment() == 1 { try await container.copy().makeSharedInstances() }
            return Stable()
        }
        .inObjectScope(.container)
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)

        let report = try await container.makeSharedInstances()

        #expect(report.instances.count { $0.key == "Animal" } == 1)
        #expect(count.count == 2)
    }

    @Test func theErrorOfAWarmUpHasTheReport() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Stable.self)
            throw Spilled()
        }
        .inObjectScope(.container)

        let error = await #expect(throws: WarmUpError.self) { try await container.makeSharedInstances() }

        #expect(error?.failures.map(\.key.description) == ["Animal"])
        let report = try #require(error?.report)
        #expect(report.instances.map(\.key) == ["Stable"])
        #expect(report.duration >= report.instances[0].end)
    }

    private struct Spilled: Error {}
}
