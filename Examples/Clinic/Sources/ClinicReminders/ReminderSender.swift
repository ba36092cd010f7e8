import Ampoule
import ClinicDomain
import Logging

/// Sends a reminder to an owner.
public protocol ReminderSender: Sendable {
    /// Reminds the owner of an animal of an appointment.
    func remind(of appointment: Appointment, for animal: Animal) async throws
}

/// Writes the reminder into the log, where another program can send it from.
@Register(ReminderSender.self)
struct LoggedReminders: ReminderSender {
    @Inject let logger: Logger

    func remind(of appointment: Appointment, for animal: Animal) async throws {
        logger.notice(
            "reminder",
            metadata: [
                "owner": "\(animal.owner)", "animal": "\(animal.name)",
                "time": "\(appointment.time.formatted(.iso8601))",
            ]
        )
    }
}
