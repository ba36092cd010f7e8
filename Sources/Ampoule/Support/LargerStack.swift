#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

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
    ///
    /// - Returns: Whether the closure has run; `false` if the system has no memory for another thread.
    static func run(_ body: () -> Void) -> Bool {
        withoutActuallyEscaping(body) { body in
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, size)
            #if canImport(Glibc) || canImport(Android)
            var thread = pthread_t()
            #else
            var thread: pthread_t?
            #endif
            let job = Job(body)
            return withExtendedLifetime(job) {
                let address = Unmanaged.passUnretained(job).toOpaque()
                let isStarted = pthread_create(&thread, &attributes, { Job.run(at: $0) }, address) == 0
                #if canImport(Glibc) || canImport(Android)
                if isStarted { pthread_join(thread, nil) }
                #else
                if isStarted, let thread { pthread_join(thread, nil) }
                #endif
                return isStarted
            }
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

        /// Runs the job that `run` has passed to the thread.
        static func run(at address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
            guard let address else { return nil }
            Unmanaged<Job>.fromOpaque(address).takeUnretainedValue().run()
            return nil
        }

        /// Runs the closure and releases it, since it must not outlive the call of `LargerStack.run`.
        func run() {
            let body = self.body
            self.body = nil
            body?()
        }
    }
}
