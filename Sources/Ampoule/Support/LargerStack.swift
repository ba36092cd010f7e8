import Dispatch
import Foundation

/// Runs a closure on a thread with a very large stack while the calling thread waits.
///
/// The system allocates the memory of the stack only as far as it is used.
enum LargerStack {
    /// Smaller under Thread Sanitizer, which records the calls of a thread in a stack of 65,536 entries and reports
    /// races of the thread with itself beyond that.
    private static let size = (isSanitized ? 8 : 256) * 1024 * 1024

    private static var isSanitized: Bool {
        #if canImport(Darwin)
        let program = UnsafeMutableRawPointer(bitPattern: -2)
        #else
        let program: UnsafeMutableRawPointer? = nil
        #endif
        return dlsym(program, "__tsan_init") != nil
    }

    /// Runs a closure, and returns after it has returned.
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

    /// The closure on its way to the thread with the larger stack.
    ///
    /// Unchecked because the closure isn't `Sendable`. Two threads have the job, but never run at the same time: the
    /// calling thread sleeps until the other one is done.
    private final class Job: @unchecked Sendable {
        private var body: (() -> Void)?

        init(_ body: @escaping () -> Void) {
            self.body = body
        }

        /// Runs the closure and releases it, since it must not outlive the call of `LargerStack.run`.
        func run() {
            let body = self.body
            self.body = nil
            body?()
        }
    }
}
