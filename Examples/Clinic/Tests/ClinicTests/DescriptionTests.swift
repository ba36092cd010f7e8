import Foundation
import Hummingbird
import Testing

@testable import Clinic
@testable import ClinicWeb

/// The description of the routes.
struct DescriptionTests {
    private struct Description: Decodable {
        struct Operation: Decodable { let summary: String }
        let paths: [String: [String: Operation]]
    }

    /// Routes for a browser, which the description leaves out.
    private static let pages: Set = [
        "GET /", "GET /graph", "GET /graph/container", "GET /graph/start", "GET /openapi.json",
    ]

    @Test func theDescriptionHasAllRoutesAndNoOthers() async throws {
        let container = makeClinic()
        let routes = try container.clinicRouter.make(start: nil).router().routes.map { route in
            "\(route.method) \(route.path)".replacing(/:(\w+)/) { "{\($0.output.1)}" }
        }
        try await withServer(in: container) { client in
            let description = try await client.get("/openapi.json").decode(Description.self)
            let described = description.paths.flatMap { path, operations in
                operations.keys.map { "\($0.uppercased()) \(path)" }
            }
            #expect(Set(described) == Set(routes).subtracting(Self.pages))
            #expect(Self.pages.isSubset(of: routes))
        }
    }
}
