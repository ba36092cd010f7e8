import ClinicChips
import ClinicPersistence
import Configuration
import Foundation
import Logging

/// The settings of the program, from the command line and the environment.
struct Settings: Sendable {
    let host: String
    let port: Int
    let database: DatabaseSettings
    let registry: ChipRegistrySettings
    let reminderInterval: Duration
    let observesContainer: Bool
    let logLevel: Logger.Level

    /// Reads the options, or the variables of the environment; see the `README.md` for both.
    ///
    /// - Throws: ``SettingsError`` for an address or a log level that is none.
    init(_ reader: ConfigReader) throws {
        host = reader.string(forKey: "host", default: "127.0.0.1")
        port = reader.int(forKey: "port", default: 8080)
        database = DatabaseSettings(path: reader.string(forKey: "database", default: "clinic.sqlite"))
        registry = ChipRegistrySettings(
            address: try Self.address(reader.string(forKey: "registry", default: "http://127.0.0.1:8090")),
            timeout: .seconds(reader.double(forKey: "registry.timeout", default: 2))
        )
        reminderInterval = .seconds(reader.double(forKey: "reminder.interval", default: 60))
        logLevel = try Self.logLevel(reader.string(forKey: "log.level", default: "info"))
        observesContainer = reader.bool(forKey: "observe", default: true)
    }

    private static func address(_ text: String) throws -> URL {
        guard let url = URL(string: text), ["http", "https"].contains(url.scheme), url.host() != nil else {
            throw SettingsError(description: "'\(text)' isn't the address of a registry.")
        }
        return url
    }

    private static func logLevel(_ text: String) throws -> Logger.Level {
        guard let level = Logger.Level(rawValue: text) else {
            throw SettingsError(description: "'\(text)' isn't a log level.")
        }
        return level
    }
}

/// A setting that has no meaning.
struct SettingsError: Error, Equatable, CustomStringConvertible {
    let description: String
}
