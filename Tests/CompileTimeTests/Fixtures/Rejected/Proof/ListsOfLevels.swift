import Ampoule

protocol Clock: Sendable {}

struct Session: ContainerLevel {}

struct RequestInfo: ContainerLevel {
    typealias Outer = Session
}

@Register(Clock.self, scope: .container)
final class SystemClock: Clock {
    init() {}
}

@Register(Clock.self)
struct FrozenClock: Clock {}

@Register
struct Cart {
    init(
        @Inject clock: any Clock,
        @Inject session: Session,
        @Inject price: Int,
        // expected-error@-1:9 {{'Cart' is unavailable: no registration for 'Int'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: price: Int,
        @Inject(name: "net") tax: any Clock
            // expected-error@-1:9 {{'Cart' is unavailable: no registration for 'Clock' named 'net'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
            // corrected: tax: any Clock
    ) {}
}

@Register struct Receipt { init() {} }

@Register
@MainActor
final class Page {
    init() {}
}

@Register
struct Report {
    init(
        @Inject page: Page
            // expected-error@-1:9 {{'Report' is unavailable: 'Page' is made on another actor; isolate 'Report' to that actor, make the initializer 'async', or inject a 'Lazy' and use it there [isolatedDependency]}}
            // corrected: page: Page
    ) {}
}

@Registrations(SystemClock.self)
extension Container {}

@Registrations(Cart.self, Page.self)
extension LevelContainer<Session> {}

@Registrations(
    Report.self,
    SystemClock.self,
    // expected-error@-1:5 {{'registration' is unavailable: an included list, or one of an outer level, provides its service, too; name it in 'replacing:' to replace that [duplicateRegistration]}}
    // corrected:
    named: "registerReports"
)
extension LevelContainer<RequestInfo> {}

@Registrations(
    FrozenClock.self,
    replacing: [
        Clock.self,
        Int.self,
        // expected-error@-1:9 {{'Int' is unavailable: neither an included list nor one of an outer level provides it [unusedReplacement]}}
        // corrected:
    ]
)
extension LevelContainer<RequestInfo> {}

@Registrations(
    Receipt.self,
    named: "registerReceipts",
    replacing: [
        Clock.self
        // expected-error@-1:9 {{'Clock' is unavailable: no component of this list provides it [unusedReplacement]}}
        // corrected:
    ]
)
extension LevelContainer<RequestInfo> {}
