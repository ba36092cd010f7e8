import ClinicDomain
import Hummingbird

/// Answers errors with a status and a message.
struct ErrorResponses: RouterMiddleware {
    func handle(
        _ request: Request,
        context: ClinicContext,
        next: (Request, ClinicContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as BookingError {
            let answer = HTTPError(error.status, message: error.description)
            return try answer.response(from: request, context: context)
        } catch let error as any HTTPResponseError {
            return try error.response(from: request, context: context)
        }
    }
}

extension BookingError {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .unknownAppointment: .notFound
        case .taken: .conflict
        case .unknownAnimal, .past, .notAQuarter, .reason: .unprocessableContent
        }
    }
}
