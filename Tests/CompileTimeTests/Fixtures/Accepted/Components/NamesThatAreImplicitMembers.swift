import Ampoule

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
