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
        let info = RequestInfo(of: request, context)
        return try await container.withLevel(info) { level in
            var context = context
            context.handlers = LevelHandlers(request: level)
            var response = try await next(request, context)
            response.headers[.requestID] = info.id
            return response
        }
    }
}

extension RequestInfo {
    /// Reads the identifier of a request, and the owner from the header that a proxy with a login sets.
    init(of request: Request, _ context: ClinicContext) {
        let id = context.logger[metadataKey: "hb.request.id"]?.description ?? UUID().uuidString
        self.init(id: id, owner: request.headers[.owner])
    }
}

extension HTTPField.Name {
    /// Names the owner who sends a request.
    fileprivate static let owner = HTTPField.Name("X-Owner")!

    /// Names the identifier of a request, under which the log has its lines.
    static let requestID = HTTPField.Name("X-Request-ID")!
}
