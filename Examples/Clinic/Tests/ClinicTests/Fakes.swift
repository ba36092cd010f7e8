import ClinicDomain
import Foundation
import Synchronization

/// Keeps appointments in memory.
final class FakeAppointments: AppointmentRepository {
    private let stored: Mutex<[Appointment]>
    private let reminded = Mutex<Set<UUID>>([])

    init(_ appointments: [Appointment] = []) {
        stored = Mutex(appointments)
    }

    var appointments: [Appointment] { stored.withLock { $0 } }

    func all() async throws -> [Appointment] { appointments }

    func toRemind(in period: Range<Date>) async throws -> [Appointment] {
        appointments.filter { appointment in
            period.contains(appointment.time) && reminded.withLock { !$0.contains(appointment.id) }
        }
    }

    func noteReminder(of id: UUID) async throws {
        _ = reminded.withLock { $0.insert(id) }
    }

    func insert(_ new: [Appointment]) {
        stored.withLock { $0 += new }
    }
}

/// Inserts into the fake when it is committed.
final class FakeTransaction: Transaction {
    private let appointments: FakeAppointments
    private let inserted = Mutex<[Appointment]>([])

    init(_ appointments: FakeAppointments) {
        self.appointments = appointments
    }

    func insert(_ appointment: Appointment) { inserted.withLock { $0.append(appointment) } }

    func remove(_ id: UUID) {}

    func record(_ entry: AuditEntry) {}

    func commit() async throws { appointments.insert(inserted.withLock { $0 }) }
}

/// Knows one animal.
struct FakeAnimals: AnimalRepository {
    let animal: Animal

    func all() async throws -> [Animal] { [animal] }

    func animal(_ id: Int64) async throws -> Animal? { id == animal.id ? animal : nil }

    func add(_ animal: NewAnimal) async throws -> Animal { throw AdmissionError.length(field: "name") }
}

/// Stands still.
struct StoppedClock: WallClock {
    let now: Date
}

/// A part that doesn't work.
struct Outage: HealthCheck, Error {
    func check() async throws { throw self }
}
