import Ampoule
import ClinicDomain
import Foundation
import ServiceLifecycle
import Synchronization
import Testing

@testable import ClinicReminders

/// The background job.
struct ReminderTests {
    private final class Outbox: ReminderSender {
        let sent = Mutex<[String]>([])

        func remind(of appointment: Appointment, for animal: Animal) async throws {
            sent.withLock { $0.append("\(animal.owner): \(appointment.reason)") }
        }
    }

    private static let now = Date(timeIntervalSince1970: 4_000_000_000)

    private let outbox = Outbox()
    private let container: Container

    init() {
        let appointments = FakeAppointments(
            [(1, "soon"), (23, "tomorrow"), (25, "later")].map { hours, reason in
                Appointment(id: UUID(), animal: 1, time: Self.now + hours * 3600, reason: reason)
            }
        )
        container = makeClinic()
        container.override(AppointmentRepository.self) { _ in appointments }
        container.override(WallClock.self) { _ in StoppedClock(now: Self.now) }
        container.override(ReminderSender.self) { [outbox] _ in outbox }
    }

    @Test func ownersAreRemindedOnceADayAhead() async throws {
        try await container.run { container in
            let round = try container.require(ReminderRound.self)
            await round.run()
            await round.run()
        }
        #expect(outbox.sent.withLock { $0 } == ["Ada: soon", "Ada: tomorrow"])
    }

    @Test func theJobEndsWithTheProgram() async throws {
        try await container.run { container in
            let service = try container.reminderService.make(interval: .milliseconds(1))
            let group = ServiceGroup(services: [service], logger: .silent)
            try await withThrowingTaskGroup { tasks in
                tasks.addTask { try await group.run() }
                while outbox.sent.withLock({ $0.isEmpty }) { await Task.yield() }
                await group.triggerGracefulShutdown()
                try await tasks.waitForAll()
            }
        }
        #expect(outbox.sent.withLock { $0.count } == 2)
    }

    @Test func aFailureIsSeenByTheHealthCheck() async throws {
        struct Refusal: ReminderSender, Error {
            func remind(of appointment: Appointment, for animal: Animal) async throws { throw self }
        }
        container.override(ReminderSender.self) { _ in Refusal() }
        try await withServer(in: container) { [container] client in
            try await container.require(ReminderRound.self).run()
            let answer = try await client.get("/health")
            #expect(try answer.decode([String: String].self) == ["database": "ok", "reminders": "failed"])
        }
    }
}
