import Ampoule
import ClinicDomain
import Foundation
import HTTPTypes
import Hummingbird

/// Opens the level of each request, and closes it when the routes have answered.
struct RequestLevel: RouterMiddleware {
    let container: Container

    func handle(
        _ request: Request,
        context: ClinicContext,
        next: (Request, ClinicContext) async throws -> Response
    ) async throws -> Response {
        let id = context.logger[metadataKey: "hb.request.id"]?.description ?? UUID().uuidString
        return try await container.withChild(.request, RequestInfo(id: id)) { level in
            var context = context
            context.handlers = try level.handlers.make()
            var response = try await next(request, context)
            response.headers[.requestID] = id
            return response
        }
    }
}

extension HTTPField.Name {
    /// Names the identifier of a request, under which the log has its lines.
    fileprivate static let requestID = HTTPField.Name("X-Request-ID")!
}
