import Foundation

/// Runs what the branches for Apple's systems do, in the file that has most of them.
@main enum Program {
    private static let ended = DispatchSemaphore(value: 0)

    private static let pointer = ThreadLocalPointer { pointer in
        let pointer: UnsafeMutableRawPointer? = pointer
        pointer?.deallocate()
        ended.signal()
    }

    static func main() {
        checkThread()
        Thread.detachNewThread { checkThread() }
        ended.wait()
        print("The branches for Apple's systems work.")
    }

    /// Checks the pointer of a new thread, and the limit of its stack.
    private static func checkThread() {
        check(pointer.value == nil, "A pointer has a value before it is set")
        pointer.value = UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1)
        check(pointer.value != nil, "A pointer has no value after it was set")
        let limit = StackLimit.ofCurrentThread
        check(!limit.isReached, "The limit of the stack is reached at its beginning")
        let depth = depth(within: limit)
        check(depth > 100, "The limit of the stack is reached after \(depth) calls")
    }

    /// The number of calls until the limit is reached; the program ends with a fault if it is not reached in time.
    private static func depth(within limit: StackLimit, after count: Int = 0) -> Int {
        if limit.isReached { return count }
        return withUnsafeTemporaryAllocation(byteCount: 1_024, alignment: 1) { memory in
            memory[0] = 1
            return depth(within: limit, after: count + Int(memory[0]))
        }
    }

    private static func check(_ condition: Bool, _ message: String) {
        if !condition { fatalError(message) }
    }
}
