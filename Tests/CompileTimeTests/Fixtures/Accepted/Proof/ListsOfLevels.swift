import Ampoule

// Levels three deep, with lists of libraries, replacements, and what the containers provide themselves.

/// A service of the program.
public protocol Clock: Sendable {}
protocol Stamps: Sendable {}

/// A level of the program.
public struct Session: ContainerLevel {}

enum Requests {
    struct RequestInfo: ContainerLevel {
        typealias Outer = Session

        let path: String
    }
}

struct Transaction: ContainerLevel {
    typealias Outer = Requests.RequestInfo
}

/// A public component.
@Register(Clock.self, scope: .container)
public final class SystemClock: Clock {
    init() {}
}

@Register(Clock.self)
struct FrozenClock: Clock {
    init(@Inject request: Requests.RequestInfo) {}
}

@Register(name: "net")
struct Price {}

@Register
struct Tax<Rate: Sendable> {
    init(@Inject(name: "net") price: Price, @Inject stamps: any Stamps) {}
}

@Register(scope: .container)
final class Cart: Sendable {
    init(@Inject session: Session, @Inject clock: any Clock, @Inject level: LevelContainer<Session>) {}
}

@Register(scope: .container)
actor Database {
    init(@Inject cart: Cart) async {}
}

@Register
@MainActor
final class Page {
    init(@Inject cart: Cart, title: String) {}
}

@Register
struct Write {
    init(
        @Inject transaction: Transaction,
        @Inject request: Requests.RequestInfo,
        @Inject session: Session,
        @Inject cart: Cart,
        @Inject database: Database,
        @Inject clock: any Clock,
        @Inject later: Lazy<Cart>,
        @Inject makePage: Page.Factory,
        @Inject taxes: Provider<Tax<Int>>,
        @Inject missing: Price?,
        @Inject clocks: [any Clock],
        @Inject container: Container,
        @Inject request2: LevelContainer<Requests.RequestInfo>
    ) async {}
}

@Register(decorates: Clock.self)
struct LoggedClock: Clock {
    let inner: any Clock
}

/// A list of a library.
public protocol Pricing: ComponentList {}
protocol Storage: ComponentList {}

@Registrations(Price.self, as: Pricing.self)
extension Container {}

@Registrations(SystemClock.self, including: Pricing.self, providedNamed: ["postage": Price.self])
public extension Container {}

@Registrations(Database.self, as: Storage.self, provided: [Cart.self])
extension LevelContainer<Session> {}

@Registrations(Cart.self, Page.self, including: Storage.self, provided: [Stamps.self])
extension LevelContainer<Session> {}

@Registrations(Tax<Int>.self, FrozenClock.self, LoggedClock.self, replacing: [Clock.self])
extension LevelContainer<Requests.RequestInfo> {}

@Registrations(Write.self)
extension LevelContainer<Transaction> {}

@Registrations(FrozenClock.self, named: "registerFakes", replacing: [Clock.self])
extension LevelContainer<Transaction> {}
