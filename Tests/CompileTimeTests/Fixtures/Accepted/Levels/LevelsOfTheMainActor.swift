// flags: -swift-version 6
// flags: -swift-version 6 -default-isolation MainActor
import Ampoule

struct Visit: Sendable { let owner: String }

extension ContainerLevel<Visit> {
    nonisolated static var visit: Self { Self("visit", inside: .day) }
}

extension ContainerLevel<Void> {
    nonisolated static var day: Self { Self("day") }
}

extension ObjectScope {
    static let session = ObjectScope(storageFactory: { PermanentStorage() })
}

@Register(scope: .visit)
final class Record: Sendable {
    let owner: String

    init(@Inject visit: Visit) { owner = visit.owner }
}

@Register(scope: ContainerLevel.day)
final class Desk: Sendable {
    init() async {}
}

@Register(scope: .session)
final class Ledger: Sendable {
    init() {}
}

enum Greetings {
    @Provides(scope: .visit)
    static func greeting(@Inject visit: Visit) -> String { "Hello, \(visit.owner)" }

    @Provides(scope: .session)
    static func farewell() -> Int { 1 }
}

@Registrations(
    Record.self,
    Desk.self,
    Greetings.greetingComponent,
    Greetings.farewellComponent,
    provided: [Visit.self]
)
extension Container {}

func open(_ container: Container) async throws -> String {
    container.registerComponents()
    let visit = container.child(.day).child(.visit, Visit(owner: "ada"))
    _ = await visit.desk()
    _ = try visit.requireChild(.day)
    return visit.record().owner + visit.greeting()
}
