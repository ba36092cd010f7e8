import Ampoule
import TestSupport
import Testing

/// The events of instances that are closed.
struct ClosingEventTests {
    private struct Stuck: Error {}

    private let container = Container.silent()
    private let recorder = Recorder()

    init() { container.addObserver(recorder) }

    private var closingLines: [String] {
        recorder.events.filter { $0.kind == .willClose || $0.kind == .didClose }
            .map { "\($0.kind) \($0.key)" }
    }

    @Test func anInstanceBeginsAndEndsToClose() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { _ in await suspend(times: 1) }
        container.register(Animal.self) { resolver in
            _ = try resolver.require(Stable.self)
            return Cat()
        }
        .inObjectScope(.container).onClose { _ in }
        _ = try container.require(Animal.self)

        try await container.close()

        #expect(
            closingLines == ["willClose Animal", "didClose Animal", "willClose Stable", "didClose Stable"]
        )
        let (begin, end) = (recorder.events(.willClose)[1], recorder.events(.didClose)[1])
        #expect(begin.id == end.id)
        #expect(end.id != recorder.event(.didMake, Stable.self)?.id)
        #expect(end.duration != nil)
        #expect(end.scope == "container")
        #expect(end.error == nil)
    }

    @Test func theErrorsAreThoseOfTheFunctions() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { _ in throw Stuck() }
        container.register(Animal.self) { _ in Cat() }.inObjectScope(.container)
            .onClose { _ in throw Stuck() }.onClose { _ in throw Stuck() }
        _ = (try container.require(Stable.self), try container.require(Animal.self))

        await #expect(throws: ClosingError.self) { try await container.close() }

        #expect(recorder.event(.didClose, Stable.self)?.error is Stuck)
        let both = recorder.event(.didClose, Animal.self)?.error as? ClosingError
        #expect(both?.failures.count == 2)
    }

    @Test func instancesOfALevelAreClosedByTheirContainer() async throws {
        container.forDays.register(Stable.self) { _ in Stable() }.inObjectScope(.container).onClose { _ in }
        let day = container.day(1)
        _ = try day.require(Stable.self)

        try await container.close()

        #expect(closingLines == ["willClose Stable", "didClose Stable"])
        #expect(recorder.events(.didClose)[0].level == "Day")
    }

    @Test func whatNeedsNoClosingIsNoEvent() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
        _ = try container.require(Stable.self)

        try await container.close()

        #expect(closingLines.isEmpty)
        #expect(recorder.events(.willCloseContainer).isEmpty)
    }

    // MARK: - Closing containers

    /// Each event of closing, with the place of its parent among those that begin.
    private var closingTree: [String] {
        let begun = recorder.events.filter { $0.kind == .willClose || $0.kind == .willCloseContainer }
        return begun.map { event in
            let parent = event.parent.map { id in begun.firstIndex { $0.id == id }.map(String.init) ?? "?" }
            return "\(parent ?? "-") \(event)"
        }
    }

    @Test func instancesAndContainersAreClosedInsideTheClosingOfTheirContainer() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container).onClose { _ in }
        container.forDays.register(Animal.self) { _ in Cat() }.inObjectScope(.container).onClose { _ in }
        let day = container.day(1)
        _ = (try day.require(Stable.self), try day.require(Animal.self))

        try await container.close()

        #expect(
            closingTree == [
                "- closing Container", "0 closing Container (level Day)",
                "1 closing Animal (scope container, level Day)", "0 closing Stable (scope container)",
            ]
        )
        let ends = recorder.events(.didCloseContainer)
        #expect(ends.map(\.level) == ["Day", nil])
        #expect(Set(ends.map(\.id)) == Set(recorder.events(.willCloseContainer).map(\.id)))
        #expect(ends.allSatisfy { $0.duration != nil && $0.error == nil })
        #expect(recorder.event(.didClose, Animal.self)?.path.map(\.description) == ["Animal"])
    }

    @Test func aContainerThatAClosingFunctionClosesIsClosedInsideTheFirst() async throws {
        let other = Container.silent()
        other.addObserver(recorder)
        other.register(Animal.self) { _ in Cat() }.inObjectScope(.container).onClose { _ in }
        _ = try other.require(Animal.self)
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { _ in try await other.close() }
        _ = try container.require(Stable.self)

        try await container.close()

        #expect(
            closingTree == [
                "- closing Container", "0 closing Stable (scope container)", "0 closing Container",
                "2 closing Animal (scope container)",
            ]
        )
    }

    @Test func theErrorOfAContainerHasAllFailures() async throws {
        container.register(Stable.self) { _ in Stable() }.inObjectScope(.container)
            .onClose { _ in throw Stuck() }
        _ = try container.require(Stable.self)

        await #expect(throws: ClosingError.self) { try await container.close() }

        let error = recorder.event(.didCloseContainer, Container.self)?.error as? ClosingError
        #expect(error?.failures.map(\.key.description) == ["Stable"])
    }
}
