import Ampoule
import ClinicDomain
import GRDB

/// Reads from the database.
@Register(name: "database", contributesTo: HealthCheck.self)
struct DatabaseCheck: HealthCheck {
    @Inject let database: any DatabaseAccess

    func check() async throws {
        _ = try await database.writer.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM appointment")
        }
    }
}
