import Ampoule

struct Session: ContainerLevel {}

struct RequestInfo: ContainerLevel {
    typealias Outer = Session

    var user = ""
}

@Register(scope: .container)
final class AuditTrail: Sendable {
    init(@Inject request: RequestInfo, @Inject session: Session) {}
}

@Register
final class Desk: Sendable {
    init(
        @Inject request: RequestInfo,
        // expected-error@-1:9 {{'Desk' is unavailable: 'RequestInfo' belongs to a level that isn't around 'Desk'; move 'Desk' to that level's list, or let the caller pass it [innerLevel]}}
        // corrected: request: RequestInfo,
        @Inject trail: AuditTrail,
        // expected-error@-1:9 {{'Desk' is unavailable: 'AuditTrail' belongs to a level that isn't around 'Desk'; move 'Desk' to that level's list, or let the caller pass it [innerLevel]}}
        // corrected: trail: AuditTrail,
        @Inject other: AuditTrail?
    ) {}
}

@Register
final class Shelf: Sendable {
    init(
        @Inject later: Lazy<AuditTrail>,
        // expected-error@-1:9 {{'Shelf' is unavailable: 'AuditTrail' belongs to a level that isn't around 'Shelf'; move 'Shelf' to that level's list, or let the caller pass it [innerLevel]}}
        // corrected: later: Lazy<AuditTrail>,
        name: String
    ) {}
}

@Registrations(Desk.self)
extension Container {}

@Registrations(Shelf.self)
extension LevelContainer<Session> {}

@Registrations(AuditTrail.self)
extension LevelContainer<RequestInfo> {}
