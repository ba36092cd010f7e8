import Ampoule

/// Tells the time.
public protocol Clock: Sendable {}
/// Rings.
public protocol Bell: Sendable {}
/// Has a bell.
public protocol Tower: Sendable {}
/// Shows the time.
@MainActor public protocol Screen: AnyObject {}
/// The list of all clocks.
public protocol Times: ComponentList {}

@Register(Clock.self)
struct SystemClock: Clock { init(@Inject gears: Gears) {} }

@Register
struct Gears: Sendable {}

@Register(Tower.self)
final class StoneTower: Tower { init() async {} }

@Register(Screen.self)
@MainActor
final class WallScreen: Screen { init() {} }

@Registrations(
    SystemClock.self,
    Gears.self,
    StoneTower.self,
    WallScreen.self,
    as: Times.self,
    provides: [
        Clock.self,
        Bell.self,
        // expected-error@-1:9 {{'Times' is unavailable: no registration for 'Bell'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected:
        Tower.self,
        // expected-error@-1:9 {{'Times' is unavailable: it cannot wait for 'Tower', which is made asynchronously; make that synchronous [asynchronousDependency]}}
        // corrected:
        Screen.self,
        // expected-error@-1:9 {{'Times' is unavailable: 'Screen' is made on another actor; make that nonisolated [isolatedDependency]}}
        // corrected:
    ]
)
extension Container {}

@Register
struct Desk {
    @Inject let clock: any Clock
    @Inject let gears: Gears
    // expected-error@-1:5 {{'Desk' is unavailable: no registration for 'Gears'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: let gears = Gears()
}

@Registrations(Desk.self, including: Times.self)
extension Container {}
