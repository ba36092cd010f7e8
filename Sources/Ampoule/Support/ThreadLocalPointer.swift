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

/// A pointer of which every thread has one of its own.
///
/// `@TaskLocal` does not serve here: what the pointer leads to belongs to a synchronous stretch of one
/// thread's work, is read on every resolution, and must not be copied by a task that is entered in between.
struct ThreadLocalPointer: ~Copyable, Sendable {
    #if canImport(Darwin)
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer) -> Void
    #else
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void
    #endif

    private let destructor: Destructor

    /// The key by which the system knows the pointer, plus one; 0 until it is reserved.
    ///
    /// A constant would be made at its first use, and each use would have to see whether it is the first.
    private let reserved = Atomic<UInt>(0)

    /// Prepares a pointer in every thread.
    ///
    /// - Parameter destructor: Called with the pointer of each thread that has set one, when it ends.
    init(destructor: @escaping Destructor) {
        self.destructor = destructor
    }

    /// The calling thread's pointer; nil until it is set.
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

    /// The key, which is reserved first if need be.
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
        // Another thread has been faster.
        pthread_key_delete(key)
        return pthread_key_t(other - 1)
    }
}
