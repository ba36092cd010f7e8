#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// A memory fence between threads that do something often and a thread that does something seldom, of which the
/// seldom side pays for both.
///
/// Linux can have all running threads of a process pass a fence at once (`membarrier`). Whoever has called
/// ``heavy()`` knows of every other thread: what it stored before some moment of that call can be seen, and what it
/// loads after that moment is no older than the call. The other threads only have to keep the compiler from
/// exchanging a store and a load that follows, which it does not do around atomic loads that acquire.
enum AsymmetricFence {
    /// Whether the system has such a fence; if not, both sides need their own.
    static let isAvailable = register()

    #if os(Linux) || os(Android)
    private typealias SystemCall = @convention(c) (CLong, CInt, CUnsignedInt, CInt) -> CLong

    #if arch(x86_64)
    private static let number: CLong? = 324
    #elseif arch(arm64)
    private static let number: CLong? = 283
    #else
    private static let number: CLong? = nil
    #endif

    /// The C library's `syscall`, which its Swift module leaves out because the number of its parameters varies.
    private static let systemCall = dlsym(nil, "syscall").map { unsafeBitCast($0, to: SystemCall.self) }

    private static let registerPrivateExpedited: CInt = 1 << 4
    private static let privateExpedited: CInt = 1 << 3

    private static func register() -> Bool { call(registerPrivateExpedited) }

    private static func call(_ command: CInt) -> Bool {
        guard let systemCall, let number else { return false }
        return systemCall(number, command, 0, 0) == 0
    }

    /// The seldom side: has all other threads of the process pass a fence.
    static func heavy() {
        guard isAvailable else { return }
        // The system promises that what has once been there stays until the next start.
        let hasPassed = call(privateExpedited)
        precondition(hasPassed, "The memory fence that the system has promised is gone")
    }
    #else
    private static func register() -> Bool { false }

    /// The seldom side; without such a fence there is nothing to do.
    static func heavy() {}
    #endif
}
