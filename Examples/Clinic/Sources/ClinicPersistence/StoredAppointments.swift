import Ampoule
import ClinicDomain
import Foundation
import GRDB

@Register(AppointmentRepository.self)
struct StoredAppointments: AppointmentRepository {
    @Inject let database: ClinicDatabase.Factory

    func all() async throws -> [Appointment] {
        try await database().writer.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM appointment ORDER BY time").map(
                Appointment.init(row:)
            )
        }
    }

    func insert(_ appointment: Appointment) async throws {
        do {
            try await database().writer.write { database in try appointment.insert(in: database) }
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
            throw BookingError.taken(appointment.time)
        } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY {
            throw BookingError.unknownAnimal(appointment.animal)
        }
    }

    func remove(_ id: UUID) async throws {
        try await database().writer.write { database in
            try database.execute(sql: "DELETE FROM appointment WHERE id = ?", arguments: [id.uuidString])
            guard database.changesCount == 1 else { throw BookingError.unknownAppointment(id) }
        }
    }
}

extension Appointment {
    init(row: Row) throws {
        guard let id = UUID(uuidString: row["id"]) else {
            throw DatabaseError(
                resultCode: .SQLITE_MISMATCH,
                message: "'\(row["id"] as String)' isn't a UUID"
            )
        }
        self.init(
            id: id,
            animal: row["animal"],
            time: Date(timeIntervalSince1970: TimeInterval(row["time"] as Int)),
            reason: row["reason"]
        )
    }

    func insert(in database: Database) throws {
        try database.execute(
            sql: "INSERT INTO appointment (id, animal, time, reason) VALUES (?, ?, ?, ?)",
            arguments: [id.uuidString, animal, Int(time.timeIntervalSince1970), reason]
        )
    }
}
