import Dispatch
import Synchronization
import TestSupport

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

typealias LoadTime = ContinuousClock.Instant

extension LoadTime {
    static func current() -> LoadTime { ContinuousClock.now }
}

/// What the factories, completions, and closings of one round share; it holds no container.
final class LoadScene: Sendable {
    /// A call of an `onClose`.
    struct Closing: Sendable {
        let record: PartRecord
        let begin: LoadTime
        let end: LoadTime
    }

    /// A fault that the harness plants, to show that it is found.
    let fault: PlantedLoadFault?

    // Relaxed, so that the test doesn't order what the container has to order.
    private let made = Atomic<Int>(0)
    private let gone = Atomic<Int>(0)
    private let attempts = Atomic<Int>(0)
    private let closed = Locked<[Closing]>([])

    /// The records of instances that are made once between resets, also of those that nobody received.
    private let counted = Locked<[PartRecord]>([])

    /// What a planted fault never releases.
    let leaked = Locked<[any Piece]>([])

    init(fault: PlantedLoadFault?) { self.fault = fault }

    var livingCount: Int { made.load(ordering: .relaxed) - gone.load(ordering: .relaxed) }

    var closings: [Closing] { closed.withLock { $0 } }

    var countedRecords: [PartRecord] { counted.withLock { $0 } }

    // MARK: - Instances

    func makeRecord(
        of service: LoadService,
        in surroundings: PartRecord.Surroundings,
        _ parts: [any Piece]
    ) -> PartRecord {
        let number = made.add(1, ordering: .relaxed).newValue
        let record = PartRecord(
            number: number,
            service: service,
            surroundings: surroundings,
            dependencies: parts.map(\.record)
        )
        if service.isMadeOnce { counted.withLock { $0.append(record) } }
        return record
    }

    func forgetInstance() { gone.add(1, ordering: .relaxed) }

    /// Throws now and then.
    func stumble(every period: Int) throws {
        if attempts.add(1, ordering: .relaxed).newValue.isMultiple(of: period) { throw Hiccup() }
    }

    /// Lets other threads run in the middle of a factory or a completion.
    func pause() { sched_yield() }

    /// Completes an instance, unless it fails by intent.
    func complete(_ piece: any Piece, failingEvery period: Int? = nil) throws {
        pause()
        let record = piece.record
        if let period {
            do {
                try stumble(every: period)
            } catch {
                record.fail()
                if fault != .handsOutAfterFailure { throw error }
                return
            }
        }
        guard fault != .handsOutBeforeCompletion else {
            DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { record.complete() }
            return
        }
        record.complete()
    }

    // MARK: - Closing

    /// Notes the closing of an instance, which takes a while.
    func close(_ piece: any Piece) async {
        let begin = LoadTime.current()
        if fault == .closesDependenciesFirst {
            for dependency in piece.record.dependencies where dependency.service.isClosed {
                note(dependency, from: begin)
            }
        }
        await Task.yield()
        note(piece.record, from: begin)
    }

    private func note(_ record: PartRecord, from begin: LoadTime) {
        let closing = Closing(record: record, begin: begin, end: .current())
        closed.withLock { $0.append(closing) }
    }
}
