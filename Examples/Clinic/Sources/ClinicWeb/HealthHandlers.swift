import Ampoule
import ClinicDomain
import Hummingbird

/// Answers whether the clinic works.
@Register
struct HealthHandlers: Sendable {
    @Inject let checks: [String: any HealthCheck]
    @Inject let log: RequestLog

    func check() async throws -> EditedResponse<[String: String]> {
        var results: [String: String] = [:]
        for (name, check) in checks {
            do {
                try await check.check()
                results[name] = "ok"
            } catch {
                log.logger.error("unhealthy", metadata: ["check": "\(name)", "error": "\(error)"])
                results[name] = "failed"
            }
        }
        let isHealthy = results.values.allSatisfy { $0 == "ok" }
        return EditedResponse(status: isHealthy ? .ok : .serviceUnavailable, response: results)
    }
}
