import Foundation
import Synchronization

/// Work that several threads do at once, or one after the other.
public struct ParallelWork {
    /// What the work is called among those that it is compared with.
    public let name: String

    /// What each thread does a number of times.
    public let calls: [@Sendable (_ count: Int) -> Void]

    /// Whether the threads are at work one after the other.
    public let takesTurns: Bool

    /// About how long a call takes; a slice has as many calls as fill it.
    public let expected: Duration

    /// Describes work of which each thread does its own.
    public init(
        _ name: String,
        takesTurns: Bool = false,
        expecting expected: Duration = .nanoseconds(50),
        _ calls: [@Sendable (_ count: Int) -> Void]
    ) {
        self.name = name
        self.calls = calls
        self.takesTurns = takesTurns
        self.expected = expected
    }

    /// Work of which all threads do the same.
    public init(_ name: String, threads: Int, _ call: @escaping @Sendable (_ count: Int) -> Void) {
        self.init(name, Array(repeating: call, count: threads))
    }
}

extension Effort {
    /// Measures works in turns.
    ///
    /// - Returns: For each work and turn, the nanoseconds per call, as the mean of the threads.
    public func measureInTurns(_ works: [ParallelWork]) -> [Sample] {
        var figures = [[Double]](repeating: [], count: works.count)
        let start = ContinuousClock.now
        for turn in 0..<turns {
            for (index, work) in works.enumerated() {
                // Threads start within microseconds of each other, so that a slice lasts long enough to make that nothing.
                let count = max(1, Int(slice / work.expected) * 8)
                figures[index].append(nanosecondsPerCall(of: work, count: count))
            }
            if isEnough(turn + 1, since: start) { break }
        }
        return zip(works, figures).map { work, figures in
            Sample(work: work.name, figures: figures)
        }
    }

    private func nanosecondsPerCall(of work: ParallelWork, count: Int) -> Double {
        let total = Mutex(0.0)
        let start = StartLine(runners: work.takesTurns ? 1 : work.calls.count)
        let finish = DispatchGroup()
        for call in work.calls {
            finish.enter()
            let thread = Thread {
                // The first call on a thread makes what the thread keeps.
                call(1)
                start.wait()
                let elapsed = nanoseconds { call(count) }
                total.withLock { $0 += elapsed }
                finish.leave()
            }
            thread.start()
            if work.takesTurns { finish.wait() }
        }
        finish.wait()
        return total.withLock { $0 } / Double(work.calls.count * count)
    }
}

/// Lets threads start at the same moment.
private final class StartLine: Sendable {
    private let arrived = Atomic<Int>(0)
    private let runners: Int

    init(runners: Int) { self.runners = runners }

    func wait() {
        arrived.wrappingAdd(1, ordering: .acquiringAndReleasing)
        while arrived.load(ordering: .acquiring) < runners {}
    }
}
