import ClinicDomain
import Foundation
import Testing

/// The routes, with the database in memory.
struct AppointmentTests {
    @Test func aBookedAppointmentIsListedUntilItIsCanceled() async throws {
        try await withServer(in: makeClinic()) { client in
            let answer = try await client.book()
            #expect(answer.status == .created)
            let appointment = try answer.decode(Appointment.self)
            #expect(try await client.get("/appointments").decode([Appointment].self) == [appointment])

            #expect(try await client.delete("/appointments/\(appointment.id)").status == .noContent)

            #expect(try await client.get("/appointments").decode([Appointment].self) == [])
            #expect(try await client.delete("/appointments/\(appointment.id)").status == .notFound)
        }
    }

    @Test func theAnimalsAreListedByName() async throws {
        try await withServer(in: makeClinic()) { client in
            let animals = try await client.get("/animals").decode([Animal].self)
            #expect(animals.map(\.name) == ["Hachi", "Lucky", "Mimi"])
        }
    }

    @Test func oneTimeIsBookedOnce() async throws {
        try await withServer(in: makeClinic()) { client in
            let statuses = try await withThrowingTaskGroup { group in
                for animal in 1...3 {
                    group.addTask { try await client.book(animal: Int64(animal)).status.code }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(statuses.sorted() == [201, 409, 409])
            #expect(try await client.get("/appointments").decode([Appointment].self).count == 1)
        }
    }
}
