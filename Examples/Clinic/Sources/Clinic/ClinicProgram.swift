import Ampoule
import ClinicDomain
import ClinicPersistence
import ClinicWeb
import Hummingbird
import Logging

/// The composition root: the only code that knows all modules.
enum ClinicProgram {
    /// Creates the container of the program.
    static func container(database: DatabaseSettings, logger: Logger) -> Container {
        Container { container in
            container.register(DatabaseSettings.self, instance: database)
            container.register(Logging.Logger.self, instance: logger)
            container.registerDomain()
            container.registerPersistence()
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
            logger: logger
        )
    }
}
