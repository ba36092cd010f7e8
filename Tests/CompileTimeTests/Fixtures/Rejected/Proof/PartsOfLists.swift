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
