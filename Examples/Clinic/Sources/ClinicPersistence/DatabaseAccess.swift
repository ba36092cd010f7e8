import Ampoule
import GRDB

/// Gives synchronous components the database, whose component is asynchronous.
protocol DatabaseAccess: Sendable {
    /// Reads from the database, and writes to it.
    var writer: any DatabaseWriter { get async throws }
}

/// Opens the database if it isn't open.
@Register(DatabaseAccess.self)
struct OpeningAccess: DatabaseAccess {
    @Inject let database: ClinicDatabase.Factory

    var writer: any DatabaseWriter {
        get async throws { try await database().writer }
    }
}
