import Ampoule
import ClinicDomain
import Testing

@testable import ClinicWeb

/// The level of a request.
struct RequestLevelTests {
    private let container = makeClinic()

    @Test func aRequestIsReleasedWithItsHandlers() async throws {
        try await container.run { container in
            weak var released: Container?
            do {
                let request = container.level(RequestInfo(id: "test"))
                released = request.container
                let handlers = LevelHandlers(request: request)
                let health = try handlers.health()
                #expect(health.checks.count == 2)
                #expect(released != nil)
            }
            #expect(released == nil)
        }
    }

    @Test func requestsShareNoLog() async throws {
        try await container.run { container in
            let first = container.level(RequestInfo(id: "first"))
            let second = container.level(RequestInfo(id: "second"))

            let log = try first.appointmentHandlers.make().log
            #expect(log === (try first.healthHandlers.make().log))
            #expect(log !== (try second.appointmentHandlers.make().log))
        }
    }
}
