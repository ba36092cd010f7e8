import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A thread-local pointer.
///
/// `@TaskLocal` doesn't work here: the memory that the pointer refers to belongs to synchronous work of one thread, is
/// read on every resolution, and must not be inherited by a task that is entered meanwhile.
struct ThreadLocalPointer: ~Copyable, Sendable {
    #if canImport(Darwin)
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer) -> Void
    #else
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void
    #endif

    private let destructor: Destructor

    /// The key of the system plus one; 0 until it is reserved.
    ///
    /// A constant would be initialized lazily, and each use would check whether it is initialized.
    private let reserved = Atomic<UInt>(0)

    /// Creates a pointer for every thread.
    ///
    /// - Parameter destructor: Called when a thread ends that has set its pointer, with that pointer.
    init(destructor: @escaping Destructor) {
        self.destructor = destructor
    }

    /// The calling thread's pointer; `nil` until it is set.
    ///
    /// - Complexity: O(1).
    var value: UnsafeMutableRawPointer? {
        @inline(__always)
        get {
            let reserved = reserved.load(ordering: .acquiring)
            return reserved == 0 ? nil : pthread_getspecific(pthread_key_t(reserved - 1))
        }
        nonmutating set { pthread_setspecific(key, newValue) }
    }

    /// The key; reserved at the first use.
    private var key: pthread_key_t {
        let reserved = reserved.load(ordering: .acquiring)
        guard reserved == 0 else { return pthread_key_t(reserved - 1) }
        var key = pthread_key_t()
        let status = pthread_key_create(&key, destructor)
        precondition(status == 0, "The process has no thread-local storage left (error \(status))")
        let (isFirst, other) = self.reserved.compareExchange(
            expected: 0,
            desired: UInt(key) + 1,
            ordering: .acquiringAndReleasing
        )
        guard !isFirst else { return key }
        // Another thread has reserved a key meanwhile.
        pthread_key_delete(key)
        return pthread_key_t(other - 1)
    }
}

/// A thread-local flag, which is not set at first.
struct ThreadLocalFlag: ~Copyable, Sendable {
    private let pointer = ThreadLocalPointer { _ in }

    var value: Bool {
        get { pointer.value != nil }
        nonmutating set { pointer.value = newValue ? UnsafeMutableRawPointer(bitPattern: 1) : nil }
    }
}

/// The part of a thread's stack that a resolution may use before it fails.
///
/// A resolution never continues on another thread with a larger stack: task-local values, the actor, and whatever else
/// belongs to the calling thread hold at any depth.
struct StackLimit {
    /// The lowest address of the stack.
    private let end: UInt

    /// The number of bytes at the end that are reserved for factories.
    private let reserve: UInt

    #if !canImport(Darwin)
    private typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt

    /// The C library's `pthread_getattr_np`, which its Swift module leaves out.
    private static let getAttributes = dlsym(nil, "pthread_getattr_np").map {
        unsafeBitCast($0, to: GetAttributes.self)
    }
    #endif

    /// The limit of the calling thread; none where the system doesn't provide it.
    static var ofCurrentThread: StackLimit {
        var lowest: UInt = 0
        var size = 0
        #if canImport(Darwin)
        let thread = pthread_self()
        size = pthread_get_stacksize_np(thread)
        lowest = UInt(bitPattern: pthread_get_stackaddr_np(thread)) - UInt(size)
        #else
        var attributes = pthread_attr_t()
        var address: UnsafeMutableRawPointer?
        guard let getAttributes, getAttributes(pthread_self(), &attributes) == 0 else {
            return StackLimit(end: 0, reserve: 0)
        }
        pthread_attr_getstack(&attributes, &address, &size)
        pthread_attr_destroy(&attributes)
        lowest = UInt(bitPattern: address)
        #endif
        // A small stack keeps most of its size for the resolution.
        return StackLimit(end: lowest, reserve: UInt(max(min(64 * 1024, size / 4), size / 16)))
    }

    /// Whether the calling function has reached the reserve.
    ///
    /// - Complexity: O(1).
    var isReached: Bool {
        var marker: UInt8 = 0
        // An address outside of the stack counts as far from its end: Address Sanitizer stores variables elsewhere.
        return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) } &- end < reserve
    }
}

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

/// The calling thread.
enum SystemThread {
    /// Lets another thread run, which the calling one waits for, whatever the priority of that thread.
    static func pause() { usleep(50) }
}

/// The standard error output of the process.
enum StandardError {
    /// Writes a line; what the system does not accept is lost.
    ///
    /// One call of the system writes a short line as a whole, so that lines of several threads do not mix.
    static func writeLine(_ line: String) {
        var line = line + "\n"
        line.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while let start = rest.baseAddress, !rest.isEmpty {
                let count = write(STDERR_FILENO, start, rest.count)
                guard count > 0 else {
                    if count < 0, errno == EINTR { continue }
                    return
                }
                rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(count))
            }
        }
    }
}
