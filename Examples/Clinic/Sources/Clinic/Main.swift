import Configuration
import Logging

@main
enum Main {
    static func main() async throws {
        let settings = Settings(
            ConfigReader(providers: [
                CommandLineArgumentsProvider(),
                EnvironmentVariablesProvider().prefixKeys(with: "clinic"),
            ])
        )
        let logger = Logger(label: "clinic")
        let container = ClinicProgram.container(database: settings.database, logger: logger)
        try await container.run(closingWithin: .seconds(10)) { container in
            let application = try ClinicProgram.application(
                in: container,
                host: settings.host,
                port: settings.port,
                logger: logger
            )
            try await application.runService()
        }
    }
}
