import ClinicPersistence
import Configuration

/// The settings of the program, from the command line and the environment.
struct Settings: Sendable {
    let host: String
    let port: Int
    let database: DatabaseSettings
    let reminderInterval: Duration
    let observesContainer: Bool

    /// Reads `--host`, `--port`, `--database`, `--reminder-interval`, a number of seconds, and `--observe`.
    init(_ reader: ConfigReader) {
        host = reader.string(forKey: "host", default: "127.0.0.1")
        port = reader.int(forKey: "port", default: 8080)
        database = DatabaseSettings(path: reader.string(forKey: "database", default: "clinic.sqlite"))
        reminderInterval = .seconds(reader.double(forKey: "reminder.interval", default: 60))
        observesContainer = reader.bool(forKey: "observe", default: true)
    }
}
