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

protocol Bell: Sendable {}
protocol Cry: Sendable {}
protocol Bells: ComponentList {}
protocol Cries: ComponentList {}

@Register(Bell.self, scope: .container) struct RequestBell: Bell { init() {} }
@Register(Cry.self) struct RequestCry: Cry { init() {} }

// An inner level includes the list with the bell. The list with the cry isn't included in the level itself.
@Register struct Porter: Sendable { @Inject let bell: any Bell }
// expected-error@-1:37 {{'Porter' is unavailable: 'Bell' belongs to a level that isn't around 'Porter'; move 'Porter' to that level's list, or let the caller pass it [innerLevel]}}
// corrected: @Register struct Porter: Sendable {}

@Register struct Crier: Sendable { @Inject let cry: any Cry }
// expected-error@-1:36 {{'Crier' is unavailable: no registration for 'Cry'; list or include one, or name it in 'provided' [missingRegistration]}}
// corrected: @Register struct Crier: Sendable {}

@Registrations(RequestBell.self, as: Bells.self)
extension LevelContainer<RequestInfo> {}

@Registrations(RequestCry.self, as: Cries.self)
extension LevelContainer<RequestInfo> {}

@Registrations(Desk.self, Porter.self)
extension Container {}

@Registrations(Shelf.self)
extension LevelContainer<Session> {}

@Registrations(AuditTrail.self, Crier.self, including: Bells.self)
extension LevelContainer<RequestInfo> {}
