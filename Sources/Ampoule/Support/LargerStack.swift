import Dispatch
import Foundation

/// Runs a piece of work on a thread with a very large stack while the calling thread waits for it.
///
/// The memory of the stack is only taken as far as it is used.
enum LargerStack {
    /// Smaller under Thread Sanitizer, which records the calls of a thread in a stack of 65,536 entries and reports
    /// races of the thread with itself beyond.
    private static let size = (isSanitized ? 8 : 256) * 1024 * 1024

    private static var isSanitized: Bool {
        #if canImport(Darwin)
        let program = UnsafeMutableRawPointer(bitPattern: -2)
        #else
        let program: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(program, "__tsan_init") != nil
    }

    /// Runs a body to its end.
    static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            let job = Job(body)
            let done = DispatchSemaphore(value: 0)
            let thread = Thread {
                job.run()
                done.signal()
            }
            thread.stackSize = size
            thread.start()
            done.wait()
        }
    }

    /// Unchecked because the body may be anything: two threads hold the job, but only one runs at a time,
    /// the calling one being asleep until the other is done.
    private final class Job: @unchecked Sendable {
        private var body: (() -> Void)?

        init(_ body: @escaping () -> Void) {
            self.body = body
        }

        /// Runs the body and lets go of it, since it must not outlive the call of `LargerStack.run`.
        func run() {
            let body = self.body
            self.body = nil
            body?()
        }
    }
}
