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
            let page = String(buffer: try await client.get("/graph").body)
            for name in ["StoredAppointments", "CachedAnimals", "RequestLog", "UnitOfWork", "transaction"] {
                #expect(page.contains(name), "\(name) is missing")
            }
        }
    }
}
