import Ampoule
import GRDB
import Logging

/// The connection to the database, open from the start of the program until everything else is closed.
@Register(scope: .container)
public final class ClinicDatabase: Closable {
    let writer: any DatabaseWriter
    private let logger: Logger

    /// Opens the database, and brings it to the current version.
    public init(@Inject settings: DatabaseSettings, @Inject logger: Logging.Logger) async throws {
        self.logger = logger
        if let path = settings.path {
            var configuration = Configuration()
            configuration.foreignKeysEnabled = true
            // Confirms a write when it is on the disk, so that not even a loss of power loses it.
            configuration.prepareDatabase { database in
                try database.execute(sql: "PRAGMA synchronous = FULL")
            }
            writer = try DatabasePool(path: path, configuration: configuration)
        } else {
            writer = try DatabaseQueue()
        }
        let writer = writer
        try await Task.detached { try Schema.migrator.migrate(writer) }.value
        logger.info("database opened", metadata: ["path": "\(settings.path ?? ":memory:")"])
    }

    /// Closes the connection.
    public func close() throws {
        try writer.close()
        logger.info("database closed")
    }
}
