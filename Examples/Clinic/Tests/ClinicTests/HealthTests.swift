import Ampoule
import ClinicDomain
import Testing

/// The health of the parts that contribute a check.
struct HealthTests {
    @Test func eachPartContributesACheck() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.get("/health")
            #expect(answer.status == .ok)
            #expect(try answer.decode([String: String].self) == ["database": "ok", "reminders": "ok"])
        }
    }

    @Test func onePartThatFailsMakesTheClinicUnavailable() async throws {
        let container = makeClinic()
        container.contribute(to: HealthCheck.self, name: "mail") { _ in Outage() }
        try await withServer(in: container) { client in
            let answer = try await client.get("/health")
            #expect(answer.status == .serviceUnavailable)
            #expect(try answer.decode([String: String].self)["mail"] == "failed")
        }
    }
}
