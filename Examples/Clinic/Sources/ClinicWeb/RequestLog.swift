import Ampoule
import ClinicDomain
import Logging

/// The log of one request: each line has the identifier of the request.
@Register(scope: .container)
final class RequestLog: Sendable {
    let logger: Logger

    init(@Inject request: RequestInfo, @Inject logger: Logger) {
        var logger = logger
        logger[metadataKey: "request"] = "\(request.id)"
        self.logger = logger
    }
}
