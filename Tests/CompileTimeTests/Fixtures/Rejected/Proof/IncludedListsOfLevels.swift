import Ampoule

// What a list provides that a level includes is compared with what the outer levels have.

protocol Clock: Sendable {}
protocol Bell: Sendable {}

struct Visit: ContainerLevel {}
struct Treatment: ContainerLevel { typealias Outer = Visit }

@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct VisitClock: Clock { init() {} }
@Register(Clock.self) final class RemoteClock: Clock { init() async {} }
@Register(Clock.self) struct TreatmentClock: Clock { init() {} }
@Register(Bell.self) struct BigBell: Bell { init() {} }
@Register(Bell.self) struct SmallBell: Bell { init() {} }

protocol Times: ComponentList {}
protocol RemoteTimes: ComponentList {}
protocol Bells: ComponentList {}

@Registrations(SystemClock.self, as: Times.self)
extension Container {}

// A list has compared its parts itself.
@Registrations(VisitClock.self, as: Times.self, replacing: [Clock.self])
extension LevelContainer<Visit> {}

@Registrations(
    RemoteClock.self,
    // expected-error@-1:5 {{'registration' is unavailable: it must be made without waiting and on any actor, like what it replaces; make its initializer nonisolated, and not 'async' [unfitReplacement]}}
    // corrected: RemoteClock.self,
    as: RemoteTimes.self
)
extension LevelContainer<Treatment> {}

@Registrations(
    SmallBell.self,
    as: Bells.self,
    provides: [Bell.self]
    // expected-error@-1:16 {{'registration' is unavailable: an outer level provides its service, too; to replace that, the list that includes this one names it in 'replacing:' [duplicateRegistration]}}
    // corrected: provides: [Bell.self]
)
extension LevelContainer<Treatment> {}

@Registrations(including: Times.self)
extension Container {}

@Registrations(BigBell.self, including: Times.self)
extension LevelContainer<Visit> {}

@Registrations(
    including: RemoteTimes.self,
    // corrected: TreatmentClock.self, including: RemoteTimes.self,
    Bells.self,
    replacing: [Clock.self]
    // corrected: replacing: [Clock.self, Bell.self]
)
extension LevelContainer<Treatment> {}
