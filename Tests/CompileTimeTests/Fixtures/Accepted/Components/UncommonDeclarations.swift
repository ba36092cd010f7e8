import Ampoule

// A property that only the component sets is no argument, so it needs no type.
@Register
struct Ticket: Sendable {
    private(set) var isUsed = false
    fileprivate(set) var number = 1
    let title: String
}

let ticket = Container().factory(for: Ticket.self)(title: "Zoo")

// Asynchronous code must not use them; the list does not.
enum Gates {
    @available(*, noasync)
    @Provides static func gate() -> Int { 1 }

    @available(*, noasync)
    @Provides static func counter(of ticket: Ticket) -> [Ticket] { [ticket] }
}

// MARK: - Functions

struct Name: Sendable {}

@Register
struct Dog {
    let trick: (() -> Void)
    let nested: ((@Sendable (Int) -> Void))
    let encore: ((Int) -> Void)?
    let name: Name
}

enum Farm {
    @Provides static func barn(naming: (Name) -> Void, name: Name) -> [Name] { [name] }
}

@Register
final class Horse {
    init() {}

    @Inject func move(to stable: Stable, naming: (Name) -> Void) {}
}

@Registrations(Farm.barnComponent, Horse.self, Stable.self, provided: [((Name) -> Void).self])
extension Container {}

func use(_ container: Container) {
    container.registerComponents()
    _ = container.barn(naming: { _ in }, name: Name())
    _ = container.factory(for: Dog.self)(trick: {}, nested: { _ in }, encore: nil, name: Name())
    _ = Dog(trick: {}, nested: { _ in }, encore: nil, name: Name())
}

// MARK: - Initializers, services, and names

@Register(scope: .container)
final class Stable: Sendable {
    private init() {}
}

protocol Repository<Model>: Sendable {
    associatedtype Model: Sendable
    func all() -> [Model]
}

@Register((any Repository<Model>).self)
struct Memory<Model: Sendable>: Repository {
    let models: [Model]
    func all() -> [Model] { models }
}

func models(in container: Container) -> [Int] {
    container.factory(for: Memory<Int>.self)(models: [1]).all()
}

extension String {
    static var replica: Self { "replica" }
}

@Register(name: .replica)
final class Database: Sendable {
    init() {}
}

@Register
final class Reader: Sendable {
    init(@Inject(name: .replica) database: Database) {}
}

@Register
final class Writer {
    @Inject(name: .replica.uppercased()) var database: Database?
    init() {}
}

// MARK: - Arguments

// Swift unwraps such a value by itself where the parameter is not optional, so that the key's type is the parameter's, never an
// optional one.
@Register
final class Pony: Sendable {
    init(name: String) {}
}

@Registrations(Pony.self, named: "registerPonies")
extension Container {}

func lucky(_ container: Container, name: String!) throws {
    _ = container.pony(name: name)
    _ = container.factory(for: Pony.self)(name: name)
    _ = try container.pony.make(name: name)
}
