import Ampoule
import ClinicDomain
import Logging

@Registrations(
    ClinicRouter.self,
    Handlers.self,
    AnimalHandlers.self,
    AppointmentHandlers.self,
    RequestLog.self,
    named: "registerWeb",
    provided: [AnimalRepository.self, AppointmentRepository.self, FrontDesk.self, Logger.self],
    unchecked: .error
)
public extension Container {}
