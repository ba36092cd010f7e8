import Ampoule
import TestSupport
import Testing

/// Components that are closed at the same time, since they declare that they do not depend on each other.
@Suite(.timeLimit(.minutes(10)))
struct ConcurrentClosingTests {
    private let container = Container()
    private let notebook = Notebook<String>()

    init() {
        container.register(Notebook<String>.self, instance: notebook)
        container.registerHarbor()
    }

    @Test func independentComponentsAreClosedAtTheSameTime() async throws {
        container.register(Meeting.self, instance: Meeting(of: 2))
        _ = (container.crane(), container.ferry())

        try await container.close()

        #expect(notebook.entries.sorted() == ["crane", "ferry"])
    }

    @Test func aDependencyIsClosedAfterAllThatDependOnIt() async throws {
        container.register(Meeting.self, instance: Meeting(of: 2))
        _ = (container.pilot(), container.tug())

        try await container.close()

        #expect(notebook.entries.count == 3)
        #expect(notebook.entries.last == "quay")
    }

    @Test func componentsOfALevelAreClosedAtTheSameTime() async throws {
        container.register(Meeting.self) { _ in Meeting(of: 2) }.inObjectScope(.container)
        LevelContainer<Tide>.registerComponents(in: container)
        try await container.withLevel(Tide(height: 4)) { tide in
            _ = (tide.buoy(), tide.lantern())
        }

        #expect(notebook.entries.sorted() == ["buoy 4", "lantern"])
    }

    @Test func oneThatWaitsDoesNotKeepWhatIsIndependentOfItOpen() async throws {
        let meeting = Meeting(of: 2)
        container.register(Meeting.self, instance: meeting)
        // The crane waits until the steamer's dependency is closed, too.
        _ = (container.crane(), container.steamer())

        try await container.close()

        #expect(notebook.entries.first == "steamer")
        #expect(notebook.entries.sorted() == ["coal", "crane", "steamer"])
    }

    @Test func allErrorsAreThrown() async throws {
        container.register(Meeting.self, instance: Meeting(of: 2))
        _ = (container.leakyBoat(), container.leakyRaft())

        let error = await #expect(throws: ClosingError.self) { try await container.close() }

        #expect(error?.failures.map(\.key.description).sorted() == ["LeakyBoat", "LeakyRaft"])
    }

    @Test func aCloseOfTheSameContainerByOneOfThemDoesNotWait() async throws {
        let (first, second) = (container, Meeting(of: 2))
        container.register(Meeting.self, instance: second)
        _ = (container.crane(), container.ferry())
        container.register(Rope.self) { _ in Rope() }.inObjectScope(.container)
            .onClose { _ in try await first.close() }
        _ = container.resolve(Rope.self)

        try await container.close()

        #expect(notebook.entries.sorted() == ["crane", "ferry"])
    }

    // MARK: - What may depend on anything

    /// Code that makes an instance which may depend on all that was made before.
    enum Unknown: CaseIterable {
        case closure, resolver, madeByAClosure, decoratedByAClosure, given, givenToAComponent
    }

    @Test(arguments: Unknown.allCases)
    func whatMayDependOnAnythingIsClosedBeforeAllThatWasMadeEarlier(_ unknown: Unknown) async throws {
        container.register(Meeting.self, instance: Meeting(of: 1))
        _ = container.crane()
        switch unknown {
        case .closure:
            container.register(Slow.self) { [notebook] _ in Slow(notebook) }.inObjectScope(.container)
            _ = container.resolve(Slow.self)
        case .resolver: _ = container.slowResolver()
        case .madeByAClosure:
            container.register(Rope.self) { _ in Rope() }
            _ = container.slowRigging()
        case .decoratedByAClosure:
            container.decorate((any Wharf).self) { [notebook] _, _ in Slow(notebook) }
            _ = container.pier()
        case .given:
            container.register(Slow.self, instance: Slow(notebook)).onClose { await $0.close() }
            _ = container.resolve(Slow.self)
        case .givenToAComponent:
            container.register(Rope.self, instance: Rope())
            _ = container.slowRigging()
        }

        try await container.close()

        #expect(notebook.entries == ["slow begins", "slow ends", "crane"])
    }

    @Test func whatReceivedTheInstanceOfAReplacedRegistrationIsClosedBeforeIt() async throws {
        container.register(Meeting.self, instance: Meeting(of: 1))
        container.register(Coal.self) { Coal(landing: try $0.require(Landing.self)) }
            .inObjectScope(.container)
        _ = container.slowSteamer()
        Coal.register(in: container)

        try await container.close()

        #expect(notebook.entries == ["slow begins", "slow ends", "coal"])
    }
}

// MARK: - Support

/// Lets those go on who have come, once there are enough of them.
actor Meeting {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of count: Int) { self.count = count }

    func attend() async {
        await withCheckedContinuation { continuation in
            waiting.append(continuation)
            goOnIfAllAreThere()
        }
    }

    private func goOnIfAllAreThere() {
        guard waiting.count >= count else { return }
        for continuation in waiting { continuation.resume() }
        waiting = []
    }
}

final class Rope: Sendable {}

struct Leak: Error {}

struct Tide: ContainerLevel { let height: Int }

// MARK: - Components

/// Where the others are closed.
@Register
struct Landing: Sendable {
    @Inject let notebook: Notebook<String>
    @Inject let meeting: Meeting

    func close(_ name: String) async {
        await meeting.attend()
        notebook.write(name)
    }
}

@Register(scope: .container)
final class Crane: Closable {
    @Inject private let landing: Landing

    func close() async { await landing.close("crane") }
}

@Register(scope: .container)
final class Ferry: Closable {
    @Inject private let landing: Landing

    func close() async { await landing.close("ferry") }
}

@Register(scope: .container)
final class Quay: Closable {
    @Inject private let landing: Landing

    func close() async { landing.notebook.write("quay") }
}

@Register(scope: .container)
final class Coal: Closable {
    @Inject let landing: Landing

    func close() async { await landing.close("coal") }
}

@Register(scope: .container)
final class Pilot: Closable {
    @Inject private let landing: Landing
    @Inject private let quay: Quay

    func close() async { await landing.close("pilot") }
}

@Register(scope: .container)
final class Tug: Closable {
    @Inject private let landing: Landing
    @Inject private let quay: Lazy<Quay>

    func close() async { await landing.close("tug") }
}

@Register(scope: .container)
final class Buoy: Closable {
    @Inject private let landing: Landing
    @Inject private let tide: Tide

    func close() async { await landing.close("buoy \(tide.height)") }
}

@Register(scope: .container)
final class Lantern: Closable {
    @Inject private let landing: Landing

    func close() async { await landing.close("lantern") }
}

@Register(scope: .container)
final class Steamer: Closable {
    @Inject private let notebook: Notebook<String>
    @Inject private let coal: Coal

    func close() async { notebook.write("steamer") }
}

@Register(scope: .container)
final class LeakyBoat: Closable {
    @Inject private let meeting: Meeting

    func close() async throws {
        await meeting.attend()
        throw Leak()
    }
}

@Register(scope: .container)
final class LeakyRaft: Closable {
    @Inject private let meeting: Meeting

    func close() async throws {
        await meeting.attend()
        throw Leak()
    }
}

@Register(scope: .container)
final class SlowResolver: Closable {
    @Inject private let notebook: Notebook<String>
    @Inject private let resolver: any Resolver

    func close() async { await notebook.writeSlowly() }
}

@Register(scope: .container)
final class SlowRigging: Closable {
    @Inject private let notebook: Notebook<String>
    @Inject private let rope: Rope

    func close() async { await notebook.writeSlowly() }
}

@Register(scope: .container)
final class SlowSteamer: Closable {
    @Inject private let notebook: Notebook<String>
    @Inject private let coal: Coal

    func close() async { await notebook.writeSlowly() }
}

protocol Wharf: Sendable {}

@Register((any Wharf).self, scope: .container)
final class Pier: Wharf {
    init() {}
}

/// An instance without a component.
final class Slow: Wharf, Closable {
    private let notebook: Notebook<String>

    init(_ notebook: Notebook<String>) { self.notebook = notebook }

    func close() async { await notebook.writeSlowly() }
}

extension Notebook<String> {
    fileprivate func writeSlowly() async {
        write("slow begins")
        for _ in 0..<20 { await Task.yield() }
        write("slow ends")
    }
}

@Registrations(
    Crane.self,
    Ferry.self,
    Quay.self,
    Pilot.self,
    Tug.self,
    Coal.self,
    Landing.self,
    Steamer.self,
    LeakyBoat.self,
    LeakyRaft.self,
    SlowResolver.self,
    SlowRigging.self,
    SlowSteamer.self,
    Pier.self,
    named: "registerHarbor",
    provided: [Notebook<String>.self, Meeting.self, Rope.self]
)
extension Container {}

@Registrations(Buoy.self, Lantern.self, provided: [Landing.self])
extension LevelContainer<Tide> {}
