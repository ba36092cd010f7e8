import Foundation

/// The threads of a test wait for each other without end.
package struct LockUp: Error {}

/// Runs a body on several threads that set out together.
///
/// - Parameters:
///   - threads: How many threads.
///   - stackSize: The stack of each thread in bytes; the system's default unless given.
///   - body: Takes the number of the thread, from 0.
/// - Returns: What each body has returned, in the order of the threads' numbers.
/// - Throws: The first error of a body; ``LockUp`` if the threads do not end.
@discardableResult
package func concurrently<Result: Sendable>(
    threads: Int,
    stackSize: Int? = nil,
    _ body: @escaping @Sendable (_ number: Int) throws -> Result
) throws -> [Result] {
    let outcomes = Outcomes<Result>()
    let barrier = Barrier(threads)
    let ended = DispatchGroup()
    for number in 0..<threads {
        ended.enter()
        let thread = Thread {
            barrier.wait()
            let outcome = Swift.Result { try body(number) }
            outcomes.byNumber.withLock { $0[number] = outcome }
            ended.leave()
        }
        if let stackSize { thread.stackSize = stackSize }
        thread.start()
    }
    // Far longer than any test takes; without it, a lock-up would hang the run instead of failing it.
    guard ended.wait(timeout: .now() + 1_200) == .success else { throw LockUp() }
    let byNumber = outcomes.byNumber.withLock { $0 }
    return try (0..<threads).map { try byNumber[$0]!.get() }
}

/// Runs a body on a thread of its own.
package func onAnotherThread<Result: Sendable>(
    stackSize: Int? = nil,
    _ body: @escaping @Sendable () throws -> Result
) throws -> Result {
    try concurrently(threads: 1, stackSize: stackSize) { _ in try body() }[0]
}

/// Runs a synchronous body on a thread of its own, where it may wait.
package func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () throws -> Result
) async throws -> Result {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Swift.Result { try body() }) }
    }
}

/// Holds back threads until as many have come as it was made for.
package final class Barrier: Sendable {
    private let missing: Locked<Int>
    private let open = DispatchSemaphore(value: 0)

    package init(_ count: Int) { missing = Locked(count) }

    package func wait() {
        let isLast = missing.withLock { missing in
            missing -= 1
            return missing == 0
        }
        if !isLast { open.wait() }
        open.signal()
    }
}

/// What the bodies of several threads have returned or thrown.
private final class Outcomes<Result: Sendable>: Sendable {
    let byNumber = Locked<[Int: Swift.Result<Result, any Error>]>([:])
}
