import Ampoule
import ClinicDomain
import Logging

/// The components that remind owners of appointments.
public protocol ReminderComponents: ComponentList {}

@Registrations(
    LoggedReminders.self,
    ReminderRound.self,
    ReminderCheck.self,
    public: ReminderService.self,
    as: ReminderComponents.self,
    provided: [AnimalRepository.self, AppointmentRepository.self, WallClock.self, Logging.Logger.self]
)
extension Container {}
