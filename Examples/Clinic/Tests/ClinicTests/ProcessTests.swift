import ClinicDomain
import Foundation
import Synchronization
import Testing

/// The program as users run it: a process, a port and a file.
@Suite(.serialized)
final class ProcessTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "clinic-\(UUID())")
    private var database: URL { folder.appending(path: "clinic.sqlite") }

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    @Test func aRestartLosesNothing() async throws {
        let first = try await ClinicProcess(database: database)
        for quarter in 0..<5 { #expect(try await first.book(quarter: quarter) != nil) }
        let booked = try await first.appointments()
        #expect(booked.count == 5)
        #expect(try await first.end(by: SIGTERM) == 0)

        let second = try await ClinicProcess(database: database)
        #expect(try await second.appointments() == booked)
        #expect(try await second.book(quarter: 0) == nil)
        #expect(try await second.end(by: SIGINT) == 0)
    }

    @Test func theConnectionsAreClosedLast() async throws {
        let clinic = try await ClinicProcess(database: database)
        #expect(try await clinic.end(by: SIGTERM) == 0)

        #expect(try clinic.log.lines.dropLast(2).last?.hasSuffix("reminders stopped") == true)
        #expect(try clinic.log.closedAtTheEnd == ["chip registry disconnected", "database closed"])
    }

    @Test func aKilledProcessKeepsEveryConfirmedAppointment() async throws {
        let clinic = try await ClinicProcess(database: database)
        let load = Load(on: clinic)
        try await load.waitForConfirmations(50)
        #expect(try await clinic.end(by: SIGKILL) == SIGKILL)
        let confirmed = await load.finish()

        let restarted = try await ClinicProcess(database: database)
        let stored = try await restarted.appointments()
        #expect(confirmed.count >= 50)
        #expect(confirmed.filter { !stored.contains($0) } == [])
        // Only requests that were running when the process was killed may be stored without a confirmation.
        #expect(stored.count - confirmed.count <= Load.clients)
        #expect(try await restarted.end(by: SIGTERM) == 0)
    }

    @Test func everyAcceptedRequestIsAnsweredAtTheEnd() async throws {
        let clinic = try await ClinicProcess(database: database)
        let load = Load(on: clinic)
        try await load.waitForConfirmations(50)
        #expect(try await clinic.end(by: SIGTERM) == 0)
        let confirmed = await load.finish()

        let accepted = try clinic.log.lines.count { $0.hasSuffix("[Hummingbird] Request") }
        #expect(accepted == confirmed.count)
        #expect(try clinic.log.closedAtTheEnd == ["chip registry disconnected", "database closed"])
        let restarted = try await ClinicProcess(database: database)
        let stored = try await restarted.appointments()
        #expect(Set(stored.map(\.id)) == Set(confirmed.map(\.id)))
        #expect(try await restarted.end(by: SIGTERM) == 0)
    }
}

/// Clients that book one appointment after another, until the clinic is gone.
private final class Load: Sendable {
    static let clients = 16

    private let confirmed: Confirmations
    private let task: Task<Void, Never>

    init(on clinic: ClinicProcess) {
        let confirmed = Confirmations()
        self.confirmed = confirmed
        task = Task {
            await withTaskGroup { group in
                for client in 0..<Self.clients {
                    group.addTask {
                        var quarter = client
                        while let appointment = try? await clinic.book(quarter: quarter) {
                            confirmed.add(appointment)
                            quarter += Self.clients
                        }
                    }
                }
            }
        }
    }

    /// Waits until the clinic has confirmed a number of appointments.
    func waitForConfirmations(_ count: Int) async throws {
        while confirmed.all.count < count { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// Waits until every client has failed, and returns what was confirmed.
    func finish() async -> [Appointment] {
        await task.value
        return confirmed.all
    }
}

private final class Confirmations: Sendable {
    private let stored = Mutex<[Appointment]>([])

    var all: [Appointment] { stored.withLock { $0 } }

    func add(_ appointment: Appointment) { stored.withLock { $0.append(appointment) } }
}
