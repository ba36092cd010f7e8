import Foundation
import Synchronization

/// Threads that read files, one for each processor.
///
/// Parsers and readers recurse into nested code. The stacks are large enough for any source within the limits of
/// ``Nesting``, unlike those of a dispatch queue. The system allocates memory only for the used part.
enum ReaderThreads {
    private static let stackSize = 256 * 1024 * 1024

    /// Calls a body with each number below a count, and waits for all calls to end.
    static func perform(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let threadCount = min(count, ProcessInfo.processInfo.activeProcessorCount)
        let work = Work(body)
        let running = DispatchGroup()
        for _ in 0..<threadCount {
            running.enter()
            let thread = Thread {
                work.perform(count)
                running.leave()
            }
            thread.stackSize = stackSize
            thread.start()
        }
        running.wait()
    }

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
