#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// An asymmetric memory fence: the side of a protocol that runs rarely issues it for the side that runs often, too.
///
/// On Linux, `membarrier` makes all running threads of the process issue a memory fence. For each other thread, there
/// is a moment during ``heavy()`` such that its stores before that moment are visible to the caller, and its loads
/// after that moment are no older than the call. The frequent side only has to keep the compiler from exchanging a
/// store and a later load. The compiler doesn't do that around acquiring atomic loads.
enum AsymmetricFence {
    /// Whether the system supports the fence; otherwise, both sides need their own.
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

    /// The C library's `syscall`, which Swift doesn't import because it is variadic.
    private static let systemCall = dlsym(nil, "syscall").map { unsafeBitCast($0, to: SystemCall.self) }

    private static let registerPrivateExpedited: CInt = 1 << 4
    private static let privateExpedited: CInt = 1 << 3

    private static func register() -> Bool { call(registerPrivateExpedited) }

    private static func call(_ command: CInt) -> Bool {
        guard let systemCall, let number else { return false }
        return systemCall(number, command, 0, 0) == 0
    }

    /// Makes all other threads of the process issue a fence; for the rare side.
    static func heavy() {
        guard isAvailable else { return }
        // A command that the system has once supported stays supported until the next boot.
        let hasPassed = call(privateExpedited)
        precondition(hasPassed, "The memory fence that the system has promised is gone")
    }
    #else
    private static func register() -> Bool { false }

    /// Does nothing: the system doesn't support the fence.
    static func heavy() {}
    #endif
}
