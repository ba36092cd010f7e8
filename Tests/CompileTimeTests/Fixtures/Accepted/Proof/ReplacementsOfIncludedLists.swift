import Ampoule

// At a level, a component of an included list may replace one of an outer level, and a component of the list both.

protocol Clock: Sendable {}

struct Visit: ContainerLevel {}

struct Treatment: ContainerLevel {
    typealias Outer = Visit
}

@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct VisitClock: Clock { init() {} }
@Register(Clock.self) final class RemoteClock: Clock { init() async {} }
@Register(Clock.self) struct TreatmentClock: Clock { init() {} }
@Register struct Report { @Inject let clock: any Clock }

protocol Times: ComponentList {}
protocol RemoteTimes: ComponentList {}

@Registrations(SystemClock.self, as: Times.self)
extension Container {}

// It has compared its parts itself.
@Registrations(VisitClock.self, as: Times.self, replacing: [Clock.self])
extension LevelContainer<Visit> {}

@Registrations(RemoteClock.self, as: RemoteTimes.self)
extension LevelContainer<Treatment> {}

@Registrations(Report.self, including: Times.self)
extension Container {}

@Registrations(including: Times.self)
extension LevelContainer<Visit> {}

// What is replaced itself may be asynchronous.
@Registrations(TreatmentClock.self, including: RemoteTimes.self, replacing: [Clock.self])
extension LevelContainer<Treatment> {}
