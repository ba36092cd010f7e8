import ClinicPersistence
import Configuration

/// What the command line and the environment decide.
struct Settings: Sendable {
    let host: String
    let port: Int
    let database: DatabaseSettings
    let reminderInterval: Duration

    /// Reads `--host`, `--port`, `--database` and `--reminder-interval`, a number of seconds.
    init(_ reader: ConfigReader) {
        host = reader.string(forKey: "host", default: "127.0.0.1")
        port = reader.int(forKey: "port", default: 8080)
        database = DatabaseSettings(path: reader.string(forKey: "database", default: "clinic.sqlite"))
        reminderInterval = .seconds(reader.double(forKey: "reminder.interval", default: 60))
    }
}
