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
struct ThreadLocalPointer: Sendable {
    #if canImport(Darwin)
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer) -> Void
    #else
    typealias Destructor = @convention(c) (UnsafeMutableRawPointer?) -> Void
    #endif

    private let key: pthread_key_t

    /// Reserves a pointer in every thread.
    ///
    /// - Parameter destructor: Called with the pointer of each thread that has set one, when it ends.
    init(destructor: @escaping Destructor) {
        var key = pthread_key_t()
        let status = pthread_key_create(&key, destructor)
        precondition(status == 0, "The process has no thread-local storage left (error \(status))")
        self.key = key
    }

    /// The calling thread's pointer; nil until it is set.
    ///
    /// - Complexity: O(1).
    var value: UnsafeMutableRawPointer? {
        get { pthread_getspecific(key) }
        nonmutating set { pthread_setspecific(key, newValue) }
    }
}
