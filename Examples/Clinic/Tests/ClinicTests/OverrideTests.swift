import AmpouleTesting
import ClinicDomain
import Foundation
import Logging
import Testing

/// Fakes for one test, and for one task.
struct OverrideTests {
    @Test(arguments: 1...20)
    func eachTestHasFakesOfItsOwn(number: Int64) async throws {
        let appointments = FakeAppointments()
        let container = makeClinic()
        container.override(AppointmentRepository.self) { _ in appointments }
        container.override(Transaction.self) { _ in FakeTransaction(appointments) }
        container.override(AnimalRepository.self) { _ in
            FakeAnimals(animal: Animal(id: number, name: "Mimi", species: "cat", owner: "Ada"))
        }

        try await withServer(in: container) { client in
            let known = try await client.book(animal: number)
            let unknown = try await client.book(animal: number + 1, time: "2100-01-04T10:00:00Z")
            #expect(known.status == .created)
            #expect(unknown.status == .unprocessableContent)
        }

        #expect(appointments.appointments.map(\.animal) == [number])
    }

    /// One container for all tests of this function, as a program has it.
    static let shared = makeClinic()

    /// The clock is below the front desk, the handlers and the request; only this task has another one.
    @Test(arguments: [1990, 2090, 2190, 2290])
    func theClockIsReplacedDeepInTheGraphForOneTask(year: Int) async throws {
        let date = try Date("\(year)-01-01T00:00:00Z", strategy: .iso8601)
        try await Self.shared.withOverrides { container in
            container.override(WallClock.self) { _ in StoppedClock(now: date) }
        } perform: {
            try await request(in: Self.shared) { client in
                let past = try await client.book(time: "\(year - 1)-12-31T23:45:00Z")
                let future = try await client.book(time: "\(year)-01-01T00:15:00Z")
                #expect(past.status == .unprocessableContent)
                #expect(future.status == .created)
            }
        }
        try await request(in: Self.shared) { client in
            let past = try await client.book(time: "2000-01-01T00:00:00Z")
            #expect(past.status == .unprocessableContent)
        }
    }

    @Test func theProgramIsComplete() {
        makeClinic().expectComplete()
    }
}
