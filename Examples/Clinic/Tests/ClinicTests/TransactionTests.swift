import Ampoule
import ClinicDomain
import Foundation
import GRDB
import Testing

@testable import ClinicPersistence

/// Transactions, which store all of their changes or none.
struct TransactionTests {
    private let container = makeClinic()

    @Test func aChangeAndItsAuditEntryAreStoredTogether() async throws {
        try await withServer(in: container) { [container] client in
            let booked = try await client.book()
            let appointment = try booked.decode(Appointment.self)
            let taken = try await client.book(animal: 2)
            let canceled = try await client.delete("/appointments/\(appointment.id)")

            #expect(taken.status == .conflict)
            let entries = try await container.auditEntries()
            #expect(
                entries == [
                    AuditEntry(request: booked.requestID!, action: "book", appointment: appointment.id),
                    AuditEntry(request: canceled.requestID!, action: "cancel", appointment: appointment.id),
                ]
            )
        }
    }

    @Test func aTransactionThatIsNotCommittedStoresNothing() async throws {
        try await container.run { container in
            let request = container.level(RequestInfo(id: "test"))
            try await request.withLevel(Action(name: "book")) { transaction in
                let desk = try transaction.require(FrontDesk.self)
                let time = try Date("2100-01-04T09:00:00Z", strategy: .iso8601)
                _ = try await desk.book(Booking(animal: 1, time: time, reason: "vaccination"))
            }

            #expect(try await container.require(AppointmentRepository.self).all() == [])
            #expect(try await container.auditEntries() == [])
        }
    }

    @Test func transactionsOfOneRequestShareNothing() async throws {
        try await container.run { container in
            let request = container.level(RequestInfo(id: "test"))
            let first = request.level(Action(name: "book"))
            let second = request.level(Action(name: "book"))

            let changes = try [first, first, second].map { level in
                ObjectIdentifier(try level.require(Transaction.self) as AnyObject)
            }
            #expect(changes[0] == changes[1])
            #expect(changes[0] != changes[2])
        }
    }
}

extension Container {
    fileprivate func auditEntries() async throws -> [AuditEntry] {
        try await require(ClinicDatabase.self).writer.read { database in
            try Row.fetchAll(database, sql: "SELECT * FROM audit ORDER BY id").compactMap { row in
                UUID(uuidString: row["appointment"]).map { id in
                    AuditEntry(request: row["request"], action: row["action"], appointment: id)
                }
            }
        }
    }
}
