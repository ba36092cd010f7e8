// flags: -swift-version 6
// flags: -swift-version 5
// flags: -swift-version 5 -strict-concurrency=complete
// flags: -default-isolation MainActor
// flags: -enable-upcoming-feature ExistentialAny
// flags: -enable-upcoming-feature InferIsolatedConformances
// flags: -enable-upcoming-feature InternalImportsByDefault
// flags: -enable-upcoming-feature MemberImportVisibility
// flags: -enable-upcoming-feature NonisolatedNonsendingByDefault
// flags: -strict-memory-safety
import Ampoule

protocol Animal: Sendable {
    var name: String { get }
}

protocol Pet: Sendable {}

@Register(scope: .container)
final class Stable: Sendable {
    init() {}
}

@Register((any Animal).self, (any Pet).self, name: "horse")
final class Horse: Animal, Pet {
    let name: String
    let running: Bool

    init(@Inject stable: Stable, name: String, running: Bool = false) throws {
        self.name = name
        self.running = running
    }
}

@Register
final class Rider {
    @Inject var horse: (any Animal)?
    @Inject weak var stable: Stable?
    let mount: any Animal

    @Inject init(mount: any Animal) { self.mount = mount }

    @Inject func enter(stable: Stable, @Inject(name: "horse") horse: (any Animal)?) {}
}

@Register
struct Ticket: Sendable {
    @Inject let stable: Stable
    let number: Int
    let visitors: [any Animal]
}

@Register
actor Counter {
    init(@Inject stable: Stable, start: Int) {}
}

@Register
enum Weather: Sendable {
    case sunny
    case rainy

    init(isRaining: Bool) { self = isRaining ? .rainy : .sunny }
}

@MainActor
@Register
final class Show {
    init(@Inject stable: Stable, title: String) {}
}

@Register(scope: .container)
final class Archive: Sendable {
    init() async {}
}

@Register
final class Ledger {
    @Inject weak var archive: Archive?
    let stable: Stable

    init(@Inject stable: Stable, @Inject archive: Archive, visitors: [any Animal]) async throws {
        self.stable = stable
    }

    @Inject func open(archive: Archive) async {}
}

@MainActor
@Register
final class Board {
    init(@Inject archive: Archive, @Inject stable: Stable, horse: any Animal) async {}
}

enum Office {
    @Provides static func clock(@Inject archive: Archive) async -> ContinuousClock { ContinuousClock() }
    @Provides static func tickets(@Inject stable: Stable, count: Int) -> [Int] { [] }
}

@Registrations(
    Archive.self,
    Ledger.self,
    Board.self,
    Office.clockComponent,
    Stable.self,
    Horse.self,
    Rider.self,
    Ticket.self,
    Counter.self,
    Weather.self,
    Show.self
)
extension Container {}

func open(_ container: Container) throws {
    container.registerComponents()
    let horse = try container.horse(name: "Lucky")
    let rider = container.rider(mount: horse)
    _ = container.ticket(number: 1, visitors: [rider.mount])
    _ = container.counter(start: 0)
    _ = try container.weather.make(isRaining: false)
}

@MainActor
func openShow(_ container: Container) { _ = container.show(title: "Derby") }

@MainActor
func openLedger(_ container: Container) async throws {
    let archive = try await container.require(Archive.self)
    _ = await container.resolve(Archive.self)
    _ = try await container.asynchronous.require(Archive.self)
    let horse = try container.horse(name: "Lucky")
    let ledger = try await container.ledger(visitors: [horse])
    _ = ledger.stable
    _ = await container.board(horse: horse)
    _ = await container.clock()
    container.register(Archive.self) { _ in archive }
    container.register(Archive.self, name: "new") { resolver in try await resolver.require(Archive.self) }
}
