import Configuration
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle

@testable import ClinicChips
@testable import ClinicPersistence
@testable import ClinicReminders
@testable import ClinicWeb

/// The program of the clinic, wired by hand; the options are those of the program that a container wires.
@main
enum Main {
    static func main() async throws {
        let settings = ConfigReader(provider: CommandLineArgumentsProvider())
        var logger = Logger(label: "clinic")
        logger.logLevel = .notice
        let parts = try await Parts(
            database: DatabaseSettings(path: settings.requiredString(forKey: "database")),
            registry: ChipRegistrySettings(address: URL(string: "http://127.0.0.1:8090")!),
            logger: logger
        )
        let port = try settings.requiredInt(forKey: "port")
        let application = Application(
            router: ClinicRouter.router(start: nil, wiring: HandWiring(parts: parts)),
            configuration: ApplicationConfiguration(
                address: .hostname("127.0.0.1", port: port),
                serverName: "Clinic"
            ),
            onServerRunning: { [logger] channel in
                logger.notice("listening", metadata: ["port": "\(channel.localAddress?.port ?? port)"])
            },
            logger: logger
        )
        let reminders = ReminderService(
            round: parts.reminders,
            logger: logger,
            interval: .seconds(try settings.requiredDouble(forKey: "reminder.interval"))
        )
        let services = ServiceGroup(
            services: [application, reminders],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        try await services.run()
        try await parts.close()
    }
}
