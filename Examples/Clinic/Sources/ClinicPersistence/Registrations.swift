import Ampoule
import Logging

@Registrations(
    ClinicDatabase.self,
    StoredAnimals.self,
    StoredAppointments.self,
    named: "registerPersistence",
    provided: [DatabaseSettings.self, Logger.self],
    unchecked: .error
)
public extension Container {}
