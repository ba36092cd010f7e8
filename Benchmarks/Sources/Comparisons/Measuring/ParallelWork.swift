import Foundation
import Synchronization

/// Work that several threads do at once, or one after the other.
struct ParallelWork {
    let name: String

    /// What each thread does a number of times.
    let calls: [@Sendable (_ count: Int) -> Void]

    /// Whether only one thread is at work at a time.
    let isAlone: Bool

    init(_ name: String, _ calls: [@Sendable (_ count: Int) -> Void], alone: Bool = false) {
        self.name = name
        self.calls = calls
        self.isAlone = alone
    }
}

extension Effort {
    /// Measures works in turns.
    ///
    /// - Returns: For each work and turn, the nanoseconds per call, as the mean of the threads.
    func measureInTurns(_ works: [ParallelWork]) -> [Comparison.Sample] {
        let count = max(1, Int(slice / .nanoseconds(50)) * 8)
        var figures = [[Double]](repeating: [], count: works.count)
        for _ in 0..<max(3, repeats / 8) {
            for (index, work) in works.enumerated() {
                figures[index].append(nanosecondsPerCall(of: work, count: count))
            }
        }
        return zip(works, figures).map { work, figures in
            Comparison.Sample(work: work.name, figures: figures)
        }
    }

    private func nanosecondsPerCall(of work: ParallelWork, count: Int) -> Double {
        let start = StartLine(runners: work.isAlone ? 1 : work.calls.count)
        let times = Mutex<[Double]>([])
        let threads = work.calls.map { call in
            Thread {
                call(1)
                start.wait()
                let elapsed = time { call(count) }
                times.withLock { $0.append(elapsed) }
            }
        }
        for (index, thread) in threads.enumerated() {
            thread.start()
            while work.isAlone, times.withLock({ $0.count }) <= index { usleep(20) }
        }
        while times.withLock({ $0.count }) < threads.count { usleep(20) }
        return times.withLock { $0.reduce(0, +) } / Double(threads.count * count)
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
