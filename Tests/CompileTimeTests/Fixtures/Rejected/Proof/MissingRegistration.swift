import Ampoule

protocol Reminders: Sendable {}
protocol Animal: Sendable {}
struct Clock: Sendable {}
actor Ledger {}
final class Store<Item>: Sendable {}
typealias Notes = Store<String>

@Register(Reminders.self)
struct MailReminders: Reminders { init() {} }

@Register
struct Desk {
    @Inject let reminders: any Reminders
    @Inject let clock: Clock
    // expected-error@-1:5 {{'Desk' is unavailable: no registration for 'Clock'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: let clock: Clock
    let owner: String
}

@Register
final class Practice {
    init(
        @Inject animal: any Animal,
        // expected-error@-1:9 {{'Practice' is unavailable: no registration for 'Animal'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: animal: any Animal,
        @Inject ledger: Ledger,
        // expected-error@-1:9 {{'Practice' is unavailable: no registration for 'Ledger'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: ledger: Ledger,
        @Inject close: @escaping @Sendable (Int) -> Void,
        // expected-error@-1:9 {{'Practice' is unavailable: no registration for '@Sendable (Int) -> Void'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: close: @escaping @Sendable (Int) -> Void,
        @Inject pair: (Int, String)
        // expected-error@-1:9 {{'Practice' is unavailable: no registration for '(Int, String)'; list or include one, or name it in 'provided' [missingRegistration]}}
        // corrected: pair: (Int, String)
    ) {}

    @Inject var notes: Notes!
    // expected-error@-1:5 {{'Practice' is unavailable: no registration for 'Notes'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: var notes: Notes!

    @Inject func admit(_ store: Store<Int>) {}
    // expected-error@-1:5 {{'Practice' is unavailable: no registration for 'Store<Int>'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: func admit(_ store: Store<Int>) {}
}

enum Wires {
    @Provides static func wire(@Inject clock: Clock) -> Double { 1 }
    // expected-error@-1:32 {{'wire' is unavailable: no registration for 'Clock'; list or include one, or name it in 'provided' [missingRegistration]}}
    // corrected: @Provides static func wire(clock: Clock) -> Double { 1 }
}

@Registrations(MailReminders.self, Desk.self, Practice.self, Wires.wireComponent)
extension Container {}
