import Ampoule

struct Session: ContainerLevel {}

struct RequestInfo: ContainerLevel {
    typealias Outer = Session
}

@Register
struct Clock {}

@Register
struct Cart {}

@Register
struct AuditTrail {}

@Registrations(Clock.self)
extension Container {}

@Registrations(Cart.self)
extension LevelContainer<Session> {}

@Registrations(AuditTrail.self)
extension LevelContainer<RequestInfo> {}

func use(
    _ container: Container,
    _ session: LevelContainer<Session>,
    _ request: LevelContainer<RequestInfo>
) {
    _ = container.auditTrail()
    // expected-error@-1 {{value of type 'Container' has no member 'auditTrail'}}
    // corrected: _ = request.auditTrail()
    _ = session.auditTrail()
    // expected-error@-1 {{property 'auditTrail' requires the types 'Session' and 'RequestInfo' be equivalent}}
    // corrected: _ = session.level(RequestInfo()).auditTrail()
    _ = request.cart()
    // expected-error@-1 {{property 'cart' requires the types 'RequestInfo' and 'Session' be equivalent}}
    // corrected: _ = request.outer.cart()
    _ = request.clock()
    // expected-error@-1 {{value of type 'LevelContainer<RequestInfo>' has no member 'clock'}}
    // corrected: _ = request.outer.outer.clock()
    request.registerComponents()
    // expected-error@-1 {{'registerComponents()' is unavailable: a level's list is registered once, with the program's: call 'registerComponents(in: container)' of its type}}
    // corrected: LevelContainer<RequestInfo>.registerComponents(in: container)
    _ = container.level(RequestInfo())
    // expected-error@-1 {{instance method 'level(_:file:line:)' requires the types 'RequestInfo.Outer' (aka 'Session') and 'ProgramLevel' be equivalent}}
    // corrected: _ = session.level(RequestInfo())
    _ = request.level(Session())
    // expected-error@-1 {{instance method 'level(_:file:line:)' requires the types 'RequestInfo' and 'ProgramLevel' be equivalent}}
    // corrected: _ = container.level(Session())
    let outer: LevelContainer<RequestInfo> = request.outer
    // expected-error@-1 {{cannot assign value of type 'LevelContainer<RequestInfo.Outer>' (aka 'LevelContainer<Session>') to type 'LevelContainer<RequestInfo>'}}
    // corrected: let outer: LevelContainer<Session> = request.outer
    _ = outer
}
