import Ampoule

protocol Reminders: Sendable {}

@Register(Reminders.self)
struct MailReminders: Reminders {
    init(
        @Inject calendar: Calendar
            // corrected: @Inject calendar: Lazy<Calendar>
    ) {}
}

@Register
struct Calendar: Sendable {
    init(@Inject bell: Bell, @Inject desk: Desk?) {}
}

@Register
struct Desk: Sendable {
    init(@Inject reminders: any Reminders) {}
}

// A property is injected when the component was made, and so is what a factory makes.
@Register
final class Bell {
    @Inject var desk: Desk!
    @Inject var makeTower: Tower.Factory!

    init() {}
}

@Register
final class Tower {
    init(@Inject makeTower: Tower.Factory, @Inject desk: Desk, height: Int) {}
}

@Register
struct Clock {
    init(
        @Inject clock: Clock?
            // corrected: @Inject clock: Clock.Factory
    ) {}
}

// It needs the others, but isn't on the cycle.
@Register
struct Office {
    init(@Inject calendar: Calendar, @Inject bell: Bell) {}
}

@Registrations(
    MailReminders.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.MailReminders' cannot have a stored property that recursively contains it}}
    Calendar.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.Calendar' cannot have a stored property that recursively contains it}}
    Desk.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.Desk' cannot have a stored property that recursively contains it}}
    Bell.self,
    Tower.self,
    Clock.self,
    // expected-error@-1:5 {{value type 'DependencyCycle.Clock' cannot have a stored property that recursively contains it}}
    Office.self
    // expected-error@-1:5 {{value type 'DependencyCycle.Office' has infinite size}}
)
extension Container {}
