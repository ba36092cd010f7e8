import Configuration
import Logging

@main
enum Main {
    static func main() async throws {
        let settings = try Settings(
            ConfigReader(providers: [
                CommandLineArgumentsProvider(),
                EnvironmentVariablesProvider().prefixKeys(with: "clinic"),
            ])
        )
        var logger = Logger(label: "clinic")
        logger.logLevel = settings.logLevel
        try await ClinicProgram.run(with: settings, logger: logger)
    }
}
