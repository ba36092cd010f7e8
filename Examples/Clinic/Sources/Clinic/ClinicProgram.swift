import Ampoule
import AmpoulePictures
import ClinicChips
import ClinicDomain
import ClinicPersistence
import ClinicReminders
import ClinicWeb
import CoreMetrics
import Hummingbird
import Logging
import ServiceLifecycle

/// The composition root: the only code that knows all modules.
enum ClinicProgram {
    /// Creates the container of the program.
    ///
    /// - Parameter metrics: Receives the metrics of the container; `nil` if nothing observes it.
    static func container(
        database: DatabaseSettings,
        registry: ChipRegistrySettings,
        logger: Logging.Logger,
        metrics: (any MetricsFactory)? = nil
    ) -> Container {
        let container = Container { container in
            container.register(DatabaseSettings.self, instance: database)
            container.register(ChipRegistrySettings.self, instance: registry)
            container.register(Logging.Logger.self, instance: logger)
            container.registerComponents()
            LevelContainer<RequestInfo>.registerComponents(in: container)
            LevelContainer<Action>.registerComponents(in: container)
        }
        if let metrics { container.addObserver(ContainerMetrics(metrics)) }
        return container
    }

    /// Creates the server of a container.
    ///
    /// - Parameter start: What the container has made before, for the page of the graph.
    static func application(
        in container: Container,
        start: SharedInstancesReport?,
        host: String,
        port: Int,
        logger: Logger
    ) throws -> some ApplicationProtocol {
        Application(
            router: try container.clinicRouter.make(start: start).router(),
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

    /// Runs the clinic until a signal, and closes each connection after what uses it.
    static func run(with settings: Settings, logger: Logger) async throws {
        let container = container(
            database: settings.database,
            registry: settings.registry,
            logger: logger,
            metrics: settings.observesContainer ? MetricsSystem.factory : nil
        )
        let start = StartRecording(of: container)
        try await container.run(closingWithin: .seconds(10)) { container in
            let application = try application(
                in: container,
                start: start.end(),
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
