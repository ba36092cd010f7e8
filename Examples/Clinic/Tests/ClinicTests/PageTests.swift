import Foundation
import Testing

/// The pages for a browser.
struct PageTests {
    @Test func theHomePageBooksAppointments() async throws {
        try await withServer(in: makeClinic()) { client in
            let page = String(buffer: try await client.get("/").body)
            #expect(page.hasPrefix("<!DOCTYPE html>"))
            #expect(page.contains("send('/appointments', { method: 'POST'"))
        }
    }

    @Test func theGraphHasAllLevels() async throws {
        try await withServer(in: makeClinic()) { client in
            let page = String(buffer: try await client.get("/graph/container").body)
            for name in ["StoredAppointments", "CachedAnimals", "RequestLog", "UnitOfWork", "transaction"] {
                #expect(page.contains(name), "\(name) is missing")
            }
        }
    }

    @Test func theTimelineOfTheStartHasTheDatabase() async throws {
        try await withServer(in: makeClinic()) { client in
            let page = String(buffer: try await client.get("/graph/start").body)
            #expect(page.contains("<title>ClinicDatabase, scope container, from "))
            #expect(page.contains("critical path: "))
        }
    }

    @Test func thePageOfTheGraphShowsTheStartIfItIsKnown() async throws {
        try await withServer(in: makeClinic()) { client in
            let page = String(buffer: try await client.get("/graph").body)
            #expect(page.contains(#"src="/graph/container""#))
            #expect(page.contains(#"src="/graph/start""#))
        }
        try await makeClinic().run { container in
            try await request(in: container) { client in
                let page = String(buffer: try await client.get("/graph").body)
                #expect(page.contains(#"src="/graph/container""#))
                #expect(!page.contains(#"src="/graph/start""#))
                #expect(try await client.get("/graph/start").status == .notFound)
            }
        }
    }
}
