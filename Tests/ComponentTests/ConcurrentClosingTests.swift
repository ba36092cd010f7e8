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
        try await container.withChild(.tide, Tide(height: 4)) { tide in
            _ = (tide.buoy(), tide.lantern())
        }

        #expect(notebook.entries.sorted() == ["buoy 4", "lantern"])
    }

    @Test func oneThatWaitsDoesNotKeepWhatIsIndependentOfItOpen() async throws {
        let meeting = Meeting(of: 2)
        container.register(Meeting.self, instance: meeting)
        // The crane waits until the ferry's dependency has been closed.
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
        case closure, resolver, madeByAClosure, decoratedByAClosure
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
        }

        try await container.close()

        #expect(notebook.entries == ["slow begins", "slow ends", "crane"])
    }
}

// MARK: - Support

/// Lets those go on who have come, once there are enough of them.
actor Meeting {
    private let count: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    init(of count: Int) {
        self.count = count
    }

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

struct Tide: Sendable { let height: Int }

extension ContainerLevel<Tide> {
    static var tide: Self { Self("tide") }
}

// MARK: - Components

@Register(scope: .container)
final class Crane: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting) {
        self.notebook = notebook
        self.meeting = meeting
    }

    func close() async {
        await meeting.attend()
        notebook.write("crane")
    }
}

@Register(scope: .container)
final class Ferry: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting) {
        self.notebook = notebook
        self.meeting = meeting
    }

    func close() async {
        await meeting.attend()
        notebook.write("ferry")
    }
}

@Register(scope: .container)
final class Quay: Closable {
    private let notebook: Notebook<String>

    init(@Inject notebook: Notebook<String>) {
        self.notebook = notebook
    }

    func close() async {
        notebook.write("quay")
    }
}

@Register(scope: .container)
final class Pilot: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting
    private let quay: Quay

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting, @Inject quay: Quay) {
        self.notebook = notebook
        self.meeting = meeting
        self.quay = quay
    }

    func close() async {
        await meeting.attend()
        notebook.write("pilot")
    }
}

@Register(scope: .container)
final class Tug: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting
    private let quay: Lazy<Quay>

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting, @Inject quay: Lazy<Quay>) {
        self.notebook = notebook
        self.meeting = meeting
        self.quay = quay
    }

    func close() async {
        await meeting.attend()
        notebook.write("tug")
    }
}

@Register(scope: .tide)
final class Buoy: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting
    private let tide: Tide

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting, @Inject tide: Tide) {
        self.notebook = notebook
        self.meeting = meeting
        self.tide = tide
    }

    func close() async {
        await meeting.attend()
        notebook.write("buoy \(tide.height)")
    }
}

@Register(scope: .tide)
final class Lantern: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting) {
        self.notebook = notebook
        self.meeting = meeting
    }

    func close() async {
        await meeting.attend()
        notebook.write("lantern")
    }
}

@Register(scope: .container)
final class Coal: Closable {
    private let notebook: Notebook<String>
    private let meeting: Meeting

    init(@Inject notebook: Notebook<String>, @Inject meeting: Meeting) {
        self.notebook = notebook
        self.meeting = meeting
    }

    func close() async {
        await meeting.attend()
        notebook.write("coal")
    }
}

@Register(scope: .container)
final class Steamer: Closable {
    private let notebook: Notebook<String>
    private let coal: Coal

    init(@Inject notebook: Notebook<String>, @Inject coal: Coal) {
        self.notebook = notebook
        self.coal = coal
    }

    func close() async {
        notebook.write("steamer")
    }
}

@Register(scope: .container)
final class LeakyBoat: Closable {
    private let meeting: Meeting

    init(@Inject meeting: Meeting) {
        self.meeting = meeting
    }

    func close() async throws {
        await meeting.attend()
        throw Leak()
    }
}

@Register(scope: .container)
final class LeakyRaft: Closable {
    private let meeting: Meeting

    init(@Inject meeting: Meeting) {
        self.meeting = meeting
    }

    func close() async throws {
        await meeting.attend()
        throw Leak()
    }
}

@Register(scope: .container)
final class SlowResolver: Closable {
    private let notebook: Notebook<String>
    private let resolver: any Resolver

    init(@Inject notebook: Notebook<String>, @Inject resolver: any Resolver) {
        self.notebook = notebook
        self.resolver = resolver
    }

    func close() async {
        notebook.write("slow begins")
        for _ in 0..<20 { await Task.yield() }
        notebook.write("slow ends")
    }
}

@Register(scope: .container)
final class SlowRigging: Closable {
    private let notebook: Notebook<String>
    private let rope: Rope

    init(@Inject notebook: Notebook<String>, @Inject rope: Rope) {
        self.notebook = notebook
        self.rope = rope
    }

    func close() async {
        notebook.write("slow begins")
        for _ in 0..<20 { await Task.yield() }
        notebook.write("slow ends")
    }
}

protocol Wharf: Sendable {}

@Register((any Wharf).self, scope: .container)
final class Pier: Wharf {
    init() {}
}

/// What a closure makes.
final class Slow: Wharf, Closable {
    private let notebook: Notebook<String>

    init(_ notebook: Notebook<String>) {
        self.notebook = notebook
    }

    func close() async {
        notebook.write("slow begins")
        for _ in 0..<20 { await Task.yield() }
        notebook.write("slow ends")
    }
}

@Registrations(
    Crane.self,
    Ferry.self,
    Quay.self,
    Pilot.self,
    Tug.self,
    Buoy.self,
    Lantern.self,
    Coal.self,
    Steamer.self,
    LeakyBoat.self,
    LeakyRaft.self,
    SlowResolver.self,
    SlowRigging.self,
    Pier.self,
    named: "registerHarbor"
)
extension Container {}
