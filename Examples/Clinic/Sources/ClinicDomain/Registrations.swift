import Ampoule

@Registrations(
    SystemClock.self,
    CheckedFrontDesk.self,
    named: "registerDomain",
    provided: [AnimalRepository.self, AppointmentRepository.self],
    unchecked: .error
)
public extension Container {}
