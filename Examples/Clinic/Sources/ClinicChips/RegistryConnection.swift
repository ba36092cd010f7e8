import Ampoule
import AsyncHTTPClient
import Logging
import NIOCore

/// The connections to the registry, open until everything that asks it is closed.
@Register(scope: .container)
final class RegistryConnection: Closable {
    let client: HTTPClient
    private let logger: Logger

    init(@Inject settings: ChipRegistrySettings, @Inject logger: Logging.Logger) {
        self.logger = logger
        var configuration = HTTPClient.Configuration()
        // The deadline of a request ends with the head of the response; this one holds for the body.
        configuration.timeout.read = TimeAmount(settings.timeout)
        // A registry that refuses connections is reported at once.
        configuration.connectionPool.retryConnectionEstablishment = false
        client = HTTPClient(configuration: configuration)
    }

    func close() async throws {
        try await client.shutdown()
        logger.info("chip registry disconnected")
    }
}
