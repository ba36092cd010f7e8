import Hummingbird

@testable import ClinicDomain
@testable import ClinicPersistence
@testable import ClinicWeb

/// Makes the handlers of each request.
struct HandWiring: RouterMiddleware {
    let parts: Parts

    func handle(
        _ request: Request,
        context: ClinicContext,
        next: (Request, ClinicContext) async throws -> Response
    ) async throws -> Response {
        let info = RequestInfo(of: request, context)
        var context = context
        context.handlers = HandHandlers(parts: parts, request: info)
        var response = try await next(request, context)
        response.headers[.requestID] = info.id
        return response
    }
}

/// Makes the parts of each transaction.
struct HandTransactions: Transactions {
    let parts: Parts
    let request: RequestInfo

    func perform<Result: Sendable>(
        _ action: String,
        _ body: (_ desk: any FrontDesk) async throws -> Result
    ) async throws -> Result {
        let work = UnitOfWork(database: parts.database, logger: parts.logger)
        defer { work.close() }
        let trail = AuditTrail(transaction: work, request: request, action: Action(name: action))
        let desk = CheckedFrontDesk(
            animals: parts.animals,
            clock: SystemClock(),
            transaction: work,
            trail: trail
        )
        let result = try await body(desk)
        try await work.commit()
        return result
    }
}
