import Synchronization

/// A mutex whose order of accesses is visible to Thread Sanitizer.
///
/// The standard library's `Mutex` is part of a library that is not instrumented on Linux. Under the sanitizer, every
/// value that it guards would look like a data race, in the tests of everyone who uses Ampoule. An atomic that each
/// owner loads (acquiring) after it has locked, and stores (releasing) before it unlocks, is compiled with Ampoule: the
/// sanitizer sees it, and infers the same order from it. The cost is a plain load and a plain store.
package struct SanitizedMutex<Value: ~Copyable>: ~Copyable, Sendable {
    private let mutex: Synchronization.Mutex<Value>
    private let order = Atomic<UInt8>(0)

    package init(_ value: consuming sending Value) {
        mutex = Synchronization.Mutex(value)
    }

    @inline(__always)
    package borrowing func withLock<Result: ~Copyable, Failure: Error>(
        _ body: (inout sending Value) throws(Failure) -> sending Result
    ) throws(Failure) -> sending Result {
        try mutex.withLock { value throws(Failure) in
            _ = order.load(ordering: .acquiring)
            defer { order.store(0, ordering: .releasing) }
            return try body(&value)
        }
    }
}

typealias Mutex<Value: ~Copyable> = SanitizedMutex<Value>
