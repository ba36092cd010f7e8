import Ampoule

protocol Clock: Sendable {}
protocol Bell: Sendable {}
protocol Times: ComponentList {}

@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct FixedClock: Clock { init() {} }
@Register(Clock.self) struct StoppedClock: Clock { init() {} }
@Register(Clock.self) final class RemoteClock: Clock { init() async {} }
@Register(Bell.self) struct BigBell: Bell { init() {} }
@Register struct Hammer { init() {} }

@Registrations(SystemClock.self, as: Times.self)
extension Container {}

@Register
struct Desk {
    @Inject let clock: any Clock
}

@Registrations(Desk.self, FixedClock.self, including: Times.self, replacing: [Clock.self])
extension Container {}

@Registrations(
    RemoteClock.self,
    // expected-error@-1:5 {{'registration' is unavailable: it must be made without waiting and on any actor, like what it replaces; make its initializer nonisolated, and not 'async' [unfitReplacement]}}
    // corrected: StoppedClock.self,
    named: "registerRemoteClock",
    including: Times.self,
    replacing: [Clock.self]
)
extension Container {}

@Registrations(
    BigBell.self,
    named: "registerBell",
    including: Times.self,
    replacing: [Bell.self]
    // expected-error@-1:17 {{'Bell' is unavailable: no included list provides it [unusedReplacement]}}
    // corrected: replacing: []
)
extension Container {}

// What a list replaces, it has a component for.
@Registrations(
    Hammer.self,
    named: "registerHammer",
    including: Times.self,
    replacing: [Clock.self]
    // expected-error@-1:17 {{'Clock' is unavailable: no component of this list provides it [unusedReplacement]}}
    // corrected: replacing: []
)
extension Container {}

@Register
struct Board {
    @Inject let clock: any Clock
}

@Registrations(
    Board.self,
    named: "registerBoard",
    including: Times.self,
    provided: [Clock.self]
    // expected-error@-1:16 {{'provision' is unavailable: an included list provides it, too; remove it from 'provided:', or name it in 'replacing:' to replace that [duplicateRegistration]}}
    // corrected: replacing: [Clock.self], provided: [Clock.self]
)
extension Container {}
