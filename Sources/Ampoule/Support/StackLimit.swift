#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

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

    /// A limit that is always reached.
    static let always = StackLimit(end: 0, reserve: .max)

    /// Whether the calling function has reached the reserve.
    ///
    /// - Complexity: O(1).
    var isReached: Bool {
        var marker: UInt8 = 0
        // An address outside of the stack counts as far from its end: Address Sanitizer stores variables elsewhere.
        return withUnsafePointer(to: &marker) { UInt(bitPattern: $0) } &- end < reserve
    }
}
