import Ampoule
import AmpoulePictures
import ClinicDomain
import Foundation
import Hummingbird

/// The routes of the clinic.
@Register
public struct ClinicRouter: Sendable {
    @Inject let container: Container

    /// The report of the warm-up, shown on the page of the graph.
    public let start: SharedInstancesReport?

    /// Returns a router that answers all requests, each in a level of its own.
    public func router() -> Router<ClinicContext> {
        Self.router(start: start, wiring: RequestLevel(container: container))
    }

    /// Returns a router whose requests get their handlers from a middleware.
    static func router(
        start: SharedInstancesReport?,
        wiring: some RouterMiddleware<ClinicContext>
    ) -> Router<ClinicContext> {
        let router = Router(context: ClinicContext.self)
        router.addMiddleware {
            LogRequestsMiddleware(.info)
            wiring
            ErrorResponses()
        }
        router.get { _, _ in Page(HomePage.text) }
        router.get("openapi.json") { _, _ in APIDescription() }
        router.get("graph") { _, context in
            try context.requireHandlers().graph().page(start: start)
        }
        router.get("graph/container") { _, context in
            try context.requireHandlers().graph().graph()
        }
        router.get("graph/start") { _, context in
            try context.requireHandlers().graph().timeline(of: start)
        }
        router.get("animals") { _, context in
            try await context.requireHandlers().animals().list()
        }
        router.post("animals") { request, context in
            let animal = try await request.json(NewAnimal.self, context: context)
            return try await context.requireHandlers().animals().admit(animal)
        }
        router.get("owner/animals") { _, context in
            try await context.requireHandlers().owner().animals()
        }
        router.get("appointments") { _, context in
            try await context.requireHandlers().appointments().list()
        }
        router.post("appointments") { request, context in
            let booking = try await request.json(Booking.self, context: context)
            return try await context.requireHandlers().appointments().book(booking)
        }
        router.delete("appointments/:id") { _, context in
            let id = try context.parameters.require("id", as: UUID.self)
            return try await context.requireHandlers().appointments().cancel(id)
        }
        router.get("health") { _, context in
            try await context.requireHandlers().health().check()
        }
        return router
    }
}
