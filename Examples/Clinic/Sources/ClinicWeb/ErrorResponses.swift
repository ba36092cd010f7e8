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
        } catch let error as any Refusal {
            let answer = HTTPError(error.status, message: error.description)
            return try answer.response(from: request, context: context)
        } catch let error as any HTTPResponseError {
            return try error.response(from: request, context: context)
        }
    }
}

/// An error of the domain, whose description is for the client.
private protocol Refusal: Error, CustomStringConvertible {
    var status: HTTPResponse.Status { get }
}

extension BookingError: Refusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .unknownAppointment: .notFound
        case .taken: .conflict
        case .unknownAnimal, .past, .notAQuarter, .reason: .unprocessableContent
        }
    }
}

extension AdmissionError: Refusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .chipTaken: .conflict
        case .length, .notAChip, .unknownChip, .chipOfAnotherOwner: .unprocessableContent
        }
    }
}

extension ChipRegistryError: Refusal {
    fileprivate var status: HTTPResponse.Status {
        switch self {
        case .unavailable: .serviceUnavailable
        case .timedOut: .gatewayTimeout
        }
    }
}
