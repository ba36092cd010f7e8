import Ampoule
import ClinicDomain
import Logging

@AllRegistrations(
    named: "registerReminders",
    provided: [AnimalRepository.self, AppointmentRepository.self, WallClock.self, Logger.self],
    unchecked: .error
)
public extension Container {}
