import Ampoule

// A list with a name may have parts at several levels. Each sees those at outer levels, also what they don't publish.

struct Request: ContainerLevel {}

struct Action: ContainerLevel {
    typealias Outer = Request
}

protocol Access: Sendable {}
protocol Store: Sendable {}
protocol Transaction: Sendable {}

protocol Persistence: ComponentList {}

@Register(Access.self, scope: .container)
struct Opening: Access { init() {} }

@Register(Access.self, name: "backup", scope: .container)
struct Backup: Access { init() {} }

@Register(Store.self)
struct StoredThings: Store {
    @Inject let access: any Access
}

@Register(Transaction.self, scope: .container)
final class UnitOfWork: Transaction {
    init(
        @Inject access: any Access,
        @Inject(name: "backup") backup: any Access,
        @Inject store: any Store,
        @Inject request: Request,
        @Inject action: Action,
        @Inject container: LevelContainer<Request>
    ) {}
}

@Registrations(Opening.self, Backup.self, StoredThings.self, as: Persistence.self, provides: [Store.self])
extension Container {}

@Registrations(UnitOfWork.self, as: Persistence.self, provides: [Transaction.self])
extension LevelContainer<Action> {}

protocol Domain: ComponentList {}

@Register
final class Trail {
    init(@Inject transaction: any Transaction, @Inject store: any Store) {}
}

@Registrations(Trail.self, as: Domain.self, provided: [Transaction.self, Store.self])
extension LevelContainer<Action> {}

@Registrations(including: Persistence.self)
extension Container {}

@Registrations(including: Persistence.self, Domain.self)
extension LevelContainer<Action> {}
