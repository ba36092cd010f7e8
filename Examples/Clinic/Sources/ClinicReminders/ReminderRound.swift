import Ampoule
import ClinicDomain
import Foundation
import Synchronization

/// Reminds of all appointments of the next 24 hours.
@Register(scope: .container)
final class ReminderRound: Sendable {
    private let appointments: any AppointmentRepository
    private let animals: any AnimalRepository
    private let clock: any WallClock
    private let sender: any ReminderSender
    private let failure = Mutex<(any Error)?>(nil)

    init(
        @Inject appointments: any AppointmentRepository,
        @Inject animals: any AnimalRepository,
        @Inject clock: any WallClock,
        @Inject sender: any ReminderSender
    ) {
        self.appointments = appointments
        self.animals = animals
        self.clock = clock
        self.sender = sender
    }

    /// The error of the last round, or `nil` if it succeeded.
    var lastFailure: (any Error)? { failure.withLock { $0 } }

    /// Reminds of each appointment once; again, if the process ends between sending and noting it.
    func run() async {
        do {
            let day = clock.now..<clock.now.addingTimeInterval(24 * 60 * 60)
            for appointment in try await appointments.toRemind(in: day) {
                if let animal = try await animals.animal(appointment.animal) {
                    try await sender.remind(of: appointment, for: animal)
                }
                try await appointments.noteReminder(of: appointment.id)
            }
            failure.withLock { $0 = nil }
        } catch {
            failure.withLock { $0 = error }
        }
    }
}

/// Fails if the last round of reminders failed.
@Register(name: "reminders", contributesTo: HealthCheck.self)
struct ReminderCheck: HealthCheck {
    @Inject let round: ReminderRound

    func check() async throws {
        if let failure = round.lastFailure { throw failure }
    }
}
