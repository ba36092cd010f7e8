import Ampoule

struct Request: ContainerLevel {}

struct Action: ContainerLevel {
    typealias Outer = Request
}

protocol Access: Sendable {}
protocol Transaction: Sendable {}

protocol Persistence: ComponentList {}

@Register(Access.self, scope: .container)
struct Opening: Access { init() {} }

@Register
struct Log { init() {} }

@Register
struct Draft { init() {} }

@Register
struct Journal { init() {} }

@Register
struct Ledger { init(@Inject booking: Booking) {} }

@Register
struct Booking { init(@Inject transaction: any Transaction) {} }

@Register(Transaction.self, scope: .container)
final class UnitOfWork: Transaction {
    init(
        @Inject access: any Access,
        // A list with a name sees its own parts, and not the lists of the program.
        @Inject log: Log
            // expected-error@-1:9 {{'UnitOfWork' is unavailable: no registration for 'Log'; list or include one, or name it in 'provided' [missingRegistration]}}
            // corrected: @Inject log: Log?
    ) {}
}

@Registrations(Opening.self, as: Persistence.self, provides: [])
extension Container {}

@Registrations(UnitOfWork.self, as: Persistence.self, provides: [Transaction.self])
extension LevelContainer<Action> {}

@Registrations(Log.self)
extension Container {}

@Registrations(including: Persistence.self)
// expected-error@-1:27 {{'Persistence' is unavailable: the list of an outer level doesn't include its part for that level; name it in 'including:' there, too [missingInclusion]}}
// corrected: @Registrations(Draft.self)
extension LevelContainer<Action> {}

protocol Books: ComponentList {}
protocol Ledgers: ComponentList {}
protocol Journals: ComponentList {}

@Registrations(Booking.self, as: Books.self, including: Persistence.self, provided: [Transaction.self])
extension Container {}

// A part sees the lists that an outer part of its name includes.
@Registrations(as: Ledgers.self, including: Books.self, Persistence.self, provided: [Transaction.self])
extension Container {}

@Registrations(
    Ledger.self,
    Booking.self,
    // expected-error@-1:5 {{'registration' is unavailable: an included list, or one of an outer level, provides its service, too; name it in 'replacing:' to replace that [duplicateRegistration]}}
    // corrected:
    as: Ledgers.self,
    including: Persistence.self
)
extension LevelContainer<Action> {}

// A list that has only a part of the program.
protocol Archives: ComponentList {}
@Register struct Shelf { init() {} }

@Registrations(Shelf.self, as: Archives.self)
extension Container {}

@Registrations(named: "registerArchives", including: Archives.self)
// expected-error@-1:54 {{'Archives' is unavailable: it names no list that is visible here: no list of this level has it in 'as:', or its module isn't imported}}
// corrected:
extension LevelContainer<Request> {}

@Registrations(Journal.self, as: Journals.self)
// corrected: @Registrations(Journal.self, as: Journals.self, including: Persistence.self)
extension Container {}

@Registrations(as: Journals.self, including: Persistence.self)
// expected-error@-1:46 {{'Persistence' is unavailable: the list of an outer level doesn't include its part for that level; name it in 'including:' there, too [missingInclusion]}}
// corrected: @Registrations(as: Journals.self, including: Persistence.self)
extension LevelContainer<Action> {}
