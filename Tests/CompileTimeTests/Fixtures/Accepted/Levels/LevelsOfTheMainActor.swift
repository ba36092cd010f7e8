// flags: -swift-version 6
// flags: -swift-version 6 -default-isolation MainActor
import Ampoule

struct Day: ContainerLevel {}

nonisolated struct Visit: ContainerLevel {
    typealias Outer = Day

    let owner: String
}

extension ObjectScope {
    static let session = ObjectScope(storageFactory: { PermanentStorage() })
}

@Register(scope: .container)
final class Desk: Sendable {
    init() async {}
}

@Register(scope: .session)
final class Ledger: Sendable {
    init(@Inject day: Day) {}
}

@Register(scope: .container)
final class Record: Sendable {
    let owner: String

    init(@Inject visit: Visit) { owner = visit.owner }
}

enum Greetings {
    @Provides(scope: .container)
    static func greeting(@Inject visit: Visit) -> String { "Hello, \(visit.owner)" }

    @Provides(scope: .session) static func farewell(@Inject day: LevelContainer<Day>) -> Int { 1 }
}

@Registrations(Desk.self, Ledger.self, Greetings.farewellComponent)
extension LevelContainer<Day> {}

@Registrations(Record.self, Greetings.greetingComponent)
extension LevelContainer<Visit> {}

func open(_ container: Container) async throws -> String {
    LevelContainer<Day>.registerComponents(in: container)
    LevelContainer<Visit>.registerComponents(in: container)
    let visit = container.level(Day()).level(Visit(owner: "ada"))
    _ = await visit.outer.desk()
    _ = try container.requireLevel(Day())
    return try await visit.outer.withLevel(Visit(owner: "grace")) { other in
        visit.record().owner + other.greeting()
    }
}
