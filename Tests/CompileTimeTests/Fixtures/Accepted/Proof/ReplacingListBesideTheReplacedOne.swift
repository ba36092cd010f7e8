// A list whose protocol refines that of the list in which it replaces a component can be included beside it: its provider is
// the more specialized one.

import Ampoule

protocol Clock: Sendable {}
protocol Bell: Sendable {}

@Register(Clock.self) struct SystemClock: Clock {}
@Register(Bell.self) struct BigBell: Bell {}
@Register(Clock.self) struct RemoteClock: Clock {}

@Register struct Desk {
    init(@Inject clock: any Clock, @Inject bell: any Bell) {}
}

protocol Mornings: ComponentList {}
protocol RemoteMornings: Mornings {}

@Registrations(SystemClock.self, BigBell.self, as: Mornings.self)
extension Container {}

@Registrations(
    RemoteClock.self,
    as: RemoteMornings.self,
    including: Mornings.self,
    replacing: [Clock.self]
)
extension Container {}

@Registrations(Desk.self, including: Mornings.self, RemoteMornings.self)
extension Container {}
