import Ampoule
import ClinicDomain
import Foundation
import GRDB
import Logging
import Synchronization

/// Collects the changes of a transaction, and makes them in one transaction of the database.
@Register(Transaction.self, scope: .container)
final class UnitOfWork: Transaction, Closable {
    private typealias Change = @Sendable (Database) throws -> Void

    private let database: any DatabaseAccess
    private let logger: Logger
    private let changes = Mutex<[Change]>([])

    init(@Inject database: any DatabaseAccess, @Inject logger: Logging.Logger) {
        self.database = database
        self.logger = logger
    }

    func insert(_ appointment: Appointment) {
        add { database in
            do {
                try appointment.insert(in: database)
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_UNIQUE {
                throw BookingError.taken(appointment.time)
            } catch let error as DatabaseError where error.extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY
            {
                throw BookingError.unknownAnimal(appointment.animal)
            }
        }
    }

    func remove(_ id: UUID) {
        add { database in
            try database.execute(
                sql: "DELETE FROM appointment WHERE id = ?",
                arguments: [id.uuidString]
            )
            guard database.changesCount == 1 else { throw BookingError.unknownAppointment(id) }
        }
    }

    func record(_ entry: AuditEntry) {
        add { database in
            try database.execute(
                sql: "INSERT INTO audit (request, action, appointment) VALUES (?, ?, ?)",
                arguments: [entry.request, entry.action, entry.appointment.uuidString]
            )
        }
    }

    func commit() async throws {
        let changes = takeChanges()
        try await database.writer.write { database in
            for change in changes { try change(database) }
        }
    }

    /// Discards what was not committed.
    func close() {
        let discarded = takeChanges().count
        if discarded > 0 {
            logger.info("transaction discarded", metadata: ["changes": "\(discarded)"])
        }
    }

    private func add(_ change: @escaping Change) {
        changes.withLock { $0.append(change) }
    }

    private func takeChanges() -> [Change] {
        changes.withLock { changes in
            defer { changes = [] }
            return changes
        }
    }
}
