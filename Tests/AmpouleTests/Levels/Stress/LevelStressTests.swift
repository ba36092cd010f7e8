import Ampoule
import Foundation
import TestSupport
import Testing

/// No instance of a request holds the data of another one, under load on several threads.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct LevelStressTests {
    private static let threadCount = 8

    /// How many appointments each thread opens; the environment may ask for more.
    private static var appointmentsPerThread: Int {
        if let wanted = ProcessInfo.processInfo.environment["AMPOULE_LEVELS_PER_THREAD"].flatMap({ Int($0) })
        {
            return wanted
        }
        return StressLoad.count(100, long: 2_000)
    }

    @Test func noInstanceOfARequestHoldsAnothersValue() throws {
        var practice: StressPractice? = StressPractice()
        let instances = try #require(practice?.instances)
        let (households, appointments, asynchronousAppointments) = (Counter(), Counter(), Counter())
        do {
            let practice = try #require(practice)
            let nurse = try practice.root.require(Nurse.self)
            // Some households are seen by all threads at once.
            let common = try (0..<4).map { number in try Household(number, of: practice) }
            try concurrently(threads: Self.threadCount) { thread in
                for step in 0..<Self.appointmentsPerThread {
                    let number = (thread * Self.appointmentsPerThread + step) * 4 + step % 4
                    let isCommon = step % 8 != 7
                    let household = isCommon ? common[step % 4] : try Household(number + 4, of: practice)
                    if !isCommon { households.increment() }
                    try appointment(household, number: number, step: step)
                    checkInvariants()
                    appointments.increment()
                    if step % 16 == 5 { asynchronousAppointments.increment() }
                }
            }
            #expect(appointments.count == Self.threadCount * Self.appointmentsPerThread)
            // Each is made once, although its first attempts may fail.
            for name in ["practice", "nurse", "pharmacy", "laboratory", "ambulance"] {
                #expect(practice.count(name) == 1, "\(name)")
            }
            #expect(practice.count("ledger") == common.count + households.count)
            #expect(practice.count("dossier") == appointments.count)
            #expect(practice.count("sample") == asynchronousAppointments.count)
            withExtendedLifetime(nurse) {}
        }
        practice = nil
        #expect(instances.made > Self.threadCount * Self.appointmentsPerThread)
        #expect(eventually { instances.living == 0 })
    }

    /// Opens an appointment and uses it as a request would; then uses its dossier, which outlives the container.
    private func appointment(_ household: Household, number: Int, step: Int) throws {
        let dossier: Dossier
        weak var released: Container?
        do {
            let appointment = try Appointment(number, of: household)
            released = appointment.container
            if step % 16 == 5 { try waiting { try await appointment.resolveAsynchronously() } }
            if step % 4 == 1 { try appointment.resolveFailures() }
            if step % 4 == 2 { try appointment.resolveFromChild() }
            try appointment.resolveEverything()
            dossier = try appointment.container.require(Dossier.self)
        }
        // The closure of a task may end a little later than its thread learns of it.
        try verify(eventually { released == nil }, "a container that is held")
        try dossier.verifyOutlivesItsContainer()
        if step % 16 == 5 { try waiting { try dossier.verifyOutlivesItsContainer() } }
    }

    /// Runs an asynchronous body while the thread waits for it.
    private func waiting(for body: @escaping @Sendable () async throws -> Void) throws {
        let ended = DispatchSemaphore(value: 0)
        let outcome = Locked<Result<Void, any Error>?>(nil)
        Task.detached {
            let result: Result<Void, any Error>
            do { result = .success(try await body()) } catch { result = .failure(error) }
            outcome.withLock { $0 = result }
            ended.signal()
        }
        ended.wait()
        try outcome.withLock { $0 }?.get()
    }
}
