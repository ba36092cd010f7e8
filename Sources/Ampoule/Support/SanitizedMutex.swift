#if AMPOULE_THREAD_SANITIZER
import Foundation

/// Takes the place of the standard library's `Mutex` under Thread Sanitizer.
///
/// That one is part of a library that is not instrumented, so the sanitizer would not see that it keeps
/// threads apart, and would report a race at everything it guards. It sees the locks of the system.
package struct SanitizedMutex<Value: ~Copyable>: ~Copyable, @unchecked Sendable {
    private let lock = NSLock()
    private let value: UnsafeMutablePointer<Value>

    package init(_ value: consuming sending Value) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    deinit {
        value.deinitialize(count: 1)
        value.deallocate()
    }

    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value.pointee)
    }
}

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>
#endif
