import Ampoule
import ClinicDomain
import Foundation
import GRDB

@Register(AppointmentRepository.self)
struct StoredAppointments: AppointmentRepository {
    @Inject let database: any DatabaseAccess

    func all() async throws -> [Appointment] {
        try await database.writer.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM appointment ORDER BY time").map(
                Appointment.init(row:)
            )
        }
    }

    func toRemind(in period: Range<Date>) async throws -> [Appointment] {
        try await database.writer.read { database in
            try Row.fetchAll(
                database,
                sql: "SELECT * FROM appointment WHERE NOT reminded AND time >= ? AND time < ? ORDER BY time",
                arguments: [
                    Int(period.lowerBound.timeIntervalSince1970),
                    Int(period.upperBound.timeIntervalSince1970),
                ]
            )
            .map(Appointment.init(row:))
        }
    }

    func noteReminder(of id: UUID) async throws {
        try await database.writer.write { database in
            try database.execute(
                sql: "UPDATE appointment SET reminded = TRUE WHERE id = ?",
                arguments: [id.uuidString]
            )
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
