import Ampoule
import ClinicDomain
import Logging

@AllRegistrations(
    named: "registerWeb",
    provided: [
        Admission.self,
        AnimalRepository.self,
        AppointmentRepository.self,
        FrontDesk.self,
        Transaction.self,
        [String: any HealthCheck].self,
        Logger.self,
    ],
    unchecked: .error
)
public extension Container {}
