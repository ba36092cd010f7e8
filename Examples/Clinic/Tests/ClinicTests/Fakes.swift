import ClinicDomain
import Foundation
import Synchronization

/// Keeps appointments in memory, and counts the calls.
final class FakeAppointments: AppointmentRepository {
    private let stored = Mutex<[Appointment]>([])

    var appointments: [Appointment] { stored.withLock { $0 } }

    func all() async throws -> [Appointment] { appointments }

    func insert(_ appointment: Appointment) async throws {
        try stored.withLock { appointments in
            if appointments.contains(where: { $0.time == appointment.time }) {
                throw BookingError.taken(appointment.time)
            }
            appointments.append(appointment)
        }
    }

    func remove(_ id: UUID) async throws {
        try stored.withLock { appointments in
            guard let index = appointments.firstIndex(where: { $0.id == id }) else {
                throw BookingError.unknownAppointment(id)
            }
            appointments.remove(at: index)
        }
    }
}

/// Knows one animal, with the number that a test gives it.
struct FakeAnimals: AnimalRepository {
    let animal: Animal

    func all() async throws -> [Animal] { [animal] }

    func animal(_ id: Int64) async throws -> Animal? { id == animal.id ? animal : nil }
}

/// Stands still.
struct StoppedClock: WallClock {
    let now: Date
}
