import Ampoule

protocol Clock: Sendable {}
protocol Mornings: ComponentList {}
protocol Evenings: ComponentList {}

@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct OtherClock: Clock { init() {} }

protocol Bell: Sendable {}
@Register(Bell.self) struct BigBell: Bell { init() {} }
@Register(Bell.self) struct SmallBell: Bell { init() {} }

@Registrations(
    SystemClock.self,
    // expected-error@-1:5 {{'registration' is unavailable: another included list provides its service, too; include one of both, or include this one in the other and replace it there [duplicateRegistration]}}
    // corrected: SystemClock.self,
    BigBell.self,
    // expected-error@-1:5 {{'registration' is unavailable: another included list provides its service, too; include one of both, or include this one in the other and replace it there [duplicateRegistration]}}
    // corrected: BigBell.self,
    as: Mornings.self
)
extension Container {}

@Registrations(OtherClock.self, SmallBell.self, as: Evenings.self)
extension Container {}

@Register struct Desk {
    @Inject let clock: any Clock
}

@Registrations(Desk.self, including: Mornings.self, Evenings.self)
// expected-error@-1 {{ambiguous use of '__provider'}}
// corrected: @Registrations(Desk.self, including: Mornings.self)
extension Container {}
