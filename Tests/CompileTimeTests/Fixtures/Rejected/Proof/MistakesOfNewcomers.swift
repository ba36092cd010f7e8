import Ampoule

protocol Clock: Sendable {}
protocol Reminders: Sendable {}
// Registered for itself, and not for the protocol.
@Register
// corrected: @Register(Clock.self)
struct SystemClock: Clock { init() {} }

// A dependency without '@Inject', which makes it an argument.
@Register
struct Desk: Sendable {
    let reminders: any Reminders
    // corrected: @Inject let reminders: any Reminders
}

// A name with a typo.
@Register(Reminders.self, name: "mial")
// corrected: @Register(Reminders.self, name: "mail")
struct MailReminders: Reminders {}

@Register(Reminders.self)
struct LetterReminders: Reminders {}

// An argument that the container could pass.
protocol Chair: Sendable {}

@Register(Chair.self) struct WoodenChair: Chair { let size: Int }
// corrected: @Register(Chair.self) struct WoodenChair: Chair {}

// Left out of the list.
@Register struct Lamp: Sendable {}

@Register
struct Office {
    @Inject let clock: any Clock
    // expected-error@-1:5 {{'Office' is unavailable: no registration for 'Clock'; list or include one, or name it in 'provided' [missingRegistration]}}
    @Inject let desk: Desk
    // expected-error@-1:5 {{'Office' is unavailable: 'Desk' takes arguments; inject its 'Factory', or mark what the container passes with '@Inject' [missingRegistration]}}
    @Inject let later: Lazy<Desk>
    // expected-error@-1:5 {{'Office' is unavailable: 'Desk' takes arguments; inject its 'Factory', or mark what the container passes with '@Inject' [missingRegistration]}}
    @Inject(name: "mail") let reminders: any Reminders
    // expected-error@-1:5 {{'Office' is unavailable: no registration for 'Reminders' named 'mail'; list or include one, or name it in 'providedNamed' [missingRegistration]}}
    @Inject let chair: any Chair
    // expected-error@-1:5 {{'Office' is unavailable: a component of 'Chair' takes arguments; inject the 'Factory' of that component, or mark what the container passes with '@Inject' [missingRegistration]}}
    @Inject let lamp: Lamp
    // expected-error@-1:5 {{'Office' is unavailable: no registration for 'Lamp'; list or include one, or name it in 'provided' [missingRegistration]}}
    // A component, by its own type.
    @Inject let letters: LetterReminders
    // expected-error@-1:5 {{'Office' is unavailable: no registration for 'LetterReminders', which '@Register' registers as another service; require that, or name the component in its '@Register', too [missingRegistration]}}
    // corrected: @Inject let letters: any Reminders
    @Inject let mails: Provider<MailReminders>
    // expected-error@-1:5 {{'Office' is unavailable: no registration for 'MailReminders', which '@Register' registers as another service; require that, or name the component in its '@Register', too [missingRegistration]}}
    // corrected: @Inject(name: "mail") let mails: Provider<any Reminders>
}

@Registrations(
    SystemClock.self,
    WoodenChair.self,
    Desk.self,
    MailReminders.self,
    LetterReminders.self,
    // corrected: LetterReminders.self, Lamp.self,
    Office.self
)
extension Container {}
