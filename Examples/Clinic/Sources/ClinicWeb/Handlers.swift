import Ampoule
import ClinicDomain

/// Makes the handlers of one request, each when its route asks for it.
protocol Handlers: Sendable {
    func animals() throws -> AnimalHandlers
    func appointments() throws -> AppointmentHandlers
    func graph() throws -> GraphHandlers
    func health() throws -> HealthHandlers
    func owner() throws -> OwnerHandlers
}

/// Makes the handlers in the level of the request.
struct LevelHandlers: Handlers {
    let request: LevelContainer<RequestInfo>

    func animals() throws -> AnimalHandlers { try request.animalHandlers.make() }
    func appointments() throws -> AppointmentHandlers { try request.appointmentHandlers.make() }
    func graph() throws -> GraphHandlers { try request.graphHandlers.make() }
    func health() throws -> HealthHandlers { try request.healthHandlers.make() }
    func owner() throws -> OwnerHandlers { try request.ownerHandlers.make() }
}
