import Ampoule

/// The handlers of one request.
@Register(scope: .request)
struct Handlers: Sendable {
    @Inject let animals: AnimalHandlers
    @Inject let appointments: AppointmentHandlers
}
