#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// One object per thread, made at its first use there and released when the thread ends.
///
/// `@TaskLocal` does not serve here: the value belongs to a synchronous stretch of one thread's work, is
/// read on every resolution, and a task that is entered in between must not copy it.
struct ThreadLocal<Object: AnyObject>: Sendable {
    private let key: pthread_key_t
    private let makeObject: @Sendable () -> Object

    init(_ makeObject: @escaping @Sendable () -> Object) {
        var key = pthread_key_t()
        let status = pthread_key_create(&key) { pointer in
            #if canImport(Darwin)
            Unmanaged<AnyObject>.fromOpaque(pointer).release()
            #else
            if let pointer { Unmanaged<AnyObject>.fromOpaque(pointer).release() }
            #endif
        }
        precondition(status == 0, "The process has no thread-local storage left (error \(status))")
        self.key = key
        self.makeObject = makeObject
    }

    /// This thread's object.
    ///
    /// - Complexity: O(1).
    var current: Object {
        if let pointer = pthread_getspecific(key) {
            // Only the branch below writes under this key, and it writes an `Object`.
            return Unmanaged<Object>.fromOpaque(pointer).takeUnretainedValue()
        }
        let object = makeObject()
        pthread_setspecific(key, Unmanaged.passRetained(object).toOpaque())
        return object
    }
}
