import Ampoule

protocol Clock: Sendable {}
protocol Mornings: ComponentList {}
protocol Evenings: ComponentList {}

@Register(Clock.self) struct SystemClock: Clock { init() {} }
@Register(Clock.self) struct OtherClock: Clock { init() {} }

@Registrations(SystemClock.self, as: Mornings.self)
extension Container {}

@Registrations(OtherClock.self, as: Evenings.self)
extension Container {}

@Register struct Desk {
    @Inject let clock: any Clock
    // expected-error@-1 {{ambiguous use of '__provider'}}
}

@Registrations(Desk.self, including: Mornings.self, Evenings.self)
// corrected: @Registrations(Desk.self, including: Mornings.self)
extension Container {}
