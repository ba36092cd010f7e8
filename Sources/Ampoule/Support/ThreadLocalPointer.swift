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
