import Ampoule

/// The handlers of one request.
///
/// Not shared: they keep the container of the request, which would keep them.
@Register
struct Handlers: Sendable {
    @Inject let animals: AnimalHandlers
    @Inject let appointments: AppointmentHandlers
    @Inject let graph: GraphHandlers
    @Inject let health: HealthHandlers
    @Inject let owner: OwnerHandlers
}
