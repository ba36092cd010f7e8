import Ampoule
import ClinicDomain
import ClinicPersistence
import ClinicReminders
import ClinicWeb
import Hummingbird
import Logging
import ServiceLifecycle

/// The composition root: the only code that knows all modules.
enum ClinicProgram {
    /// Creates the container of the program.
    static func container(database: DatabaseSettings, logger: Logging.Logger) -> Container {
        Container { container in
            container.register(DatabaseSettings.self, instance: database)
            container.register(Logging.Logger.self, instance: logger)
            container.registerDomain()
            container.registerPersistence()
            container.registerReminders()
            container.registerWeb()
        }
    }

    /// Creates the server of a container.
    static func application(
        in container: Container,
        host: String,
        port: Int,
        logger: Logger
    ) throws -> some ApplicationProtocol {
        Application(
            router: try container.clinicRouter.make().router(),
            configuration: ApplicationConfiguration(
                address: .hostname(host, port: port),
                serverName: "Clinic"
            ),
            onServerRunning: { channel in
                logger.notice("listening", metadata: ["port": "\(channel.localAddress?.port ?? port)"])
            },
            logger: logger
        )
    }

    /// Runs the clinic until a signal, and closes everything that it has opened: the database last.
    static func run(with settings: Settings, logger: Logger) async throws {
        let container = container(database: settings.database, logger: logger)
        try await container.run(closingWithin: .seconds(10)) { container in
            let application = try application(
                in: container,
                host: settings.host,
                port: settings.port,
                logger: logger
            )
            let reminders = try container.reminderService.make(interval: settings.reminderInterval)
            let services = ServiceGroup(
                services: [application, reminders],
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: logger
            )
            try await services.run()
        }
    }
}
