import Ampoule
import ClinicDomain
import ClinicPersistence
import MetricsTestKit
import Testing

/// The metrics of the container.
struct MetricsTests {
    private let metrics = TestMetrics()

    @Test func eachInstanceIsTimed() async throws {
        try await withServer(in: makeClinic(metrics: metrics)) { [metrics] client in
            let opened = try metrics.makings(of: "ClinicDatabase")
            #expect(opened.count == 1)
            #expect(opened.allSatisfy { $0 > 0 })
            #expect(throws: TestMetricsError.self) { try metrics.makings(of: "RequestLog") }

            for _ in 1...3 { #expect(try await client.get("/animals").status == .ok) }

            #expect(try metrics.makings(of: "RequestLog").count == 3)
            #expect(try metrics.makings(of: "ClinicDatabase") == opened)
            #expect(metrics.counters == [])
        }
    }

    @Test func aRefusalIsCounted() throws {
        struct Invoices {}
        let container = makeClinic(metrics: metrics)
        for _ in 1...2 { #expect(throws: ResolutionError.self) { try container.require(Invoices.self) } }

        #expect(metrics.counterTotal(label: "container_refusals", dimensions: [("service", "Invoices")]) == 2)
        #expect(metrics.timers == [])
    }

    @Test func aStartThatFailsIsCounted() async throws {
        let database = DatabaseSettings(path: "/no/such/folder/clinic.sqlite")
        let container = makeClinic(database: database, metrics: metrics)
        await #expect(throws: WarmUpError.self) { try await container.run { _ in } }

        let failures = [("service", "ClinicDatabase")]
        #expect(metrics.counterTotal(label: "container_failures", dimensions: failures) > 0)
        #expect(throws: TestMetricsError.self) { try metrics.makings(of: "ClinicDatabase") }
    }
}

extension TestMetrics {
    /// How long the instances of a service took to make, in nanoseconds.
    fileprivate func makings(of service: String) throws -> [Int64] {
        try expectTimer("container_makings", [("service", service)]).values
    }
}
