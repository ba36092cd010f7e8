import Foundation
import Synchronization

/// Threads that read files, one for each processor.
///
/// Parsers and readers recurse into nested code. The stacks are large enough for any source within the limits of
/// ``Nesting``, unlike those of a dispatch queue. The system allocates memory only for the used part.
enum ReaderThreads {
    private static let stackSize = 256 * 1024 * 1024

    /// Calls that have been started.
    struct Running: Sendable {
        fileprivate let group = DispatchGroup()

        /// Waits for all calls to end.
        func wait() { group.wait() }
    }

    /// Calls a body with each number below a count, and waits for all calls to end.
    static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        start(count, body).wait()
    }

    /// Starts to call a body with each number below a count.
    static func start(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Running {
        let threadCount = min(count, ProcessInfo.processInfo.activeProcessorCount)
        let work = Work(body)
        let running = Running()
        for _ in 0..<threadCount {
            running.group.enter()
            let thread = Thread {
                work.perform(count)
                running.group.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        return running
    }

    /// The results of a function for each number below a count, in order.
    ///
    /// - Parameter value: A function that takes longer than a thread takes to ask for the next numbers.
    static func map<Value: Sendable>(_ count: Int, _ value: @escaping @Sendable (Int) -> Value) -> [Value] {
        guard count > share else { return (0..<count).map(value) }
        let results = Mutex<[(first: Int, values: [Value])]>([])
        perform((count + share - 1) / share) { part in
            let numbers = part * share..<min(count, (part + 1) * share)
            let values = numbers.map(value)
            results.withLock { $0.append((numbers.lowerBound, values)) }
        }
        return results.withLock { $0.sorted { $0.first < $1.first }.flatMap(\.values) }
    }

    /// How many numbers a thread takes at once.
    private static let share = 32

    private final class Work: Sendable {
        private let next = Atomic(0)
        private let body: @Sendable (Int) -> Void

        init(_ body: @escaping @Sendable (Int) -> Void) {
            self.body = body
        }

        func perform(_ count: Int) {
            while true {
                let number = next.wrappingAdd(1, ordering: .relaxed).oldValue
                guard number < count else { return }
                body(number)
            }
        }
    }
}
