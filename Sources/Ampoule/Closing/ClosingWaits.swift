import Synchronization

/// The waits of containers that are being closed for each other.
///
/// A function that closes an instance may close other containers. If one of them is already being closed, the call waits
/// for its end, unless that end depends on the caller: two containers may close each other, or a child may close its
/// parent while the parent waits for the child.
///
/// **Why nothing deadlocks.** A call is checked and recorded under one lock before it waits. Of the calls that form a
/// cycle, the last one finds the others, and does not wait. A call that begins to close a container needs no record: it
/// is in the chain of that container.
enum ClosingWaits {
    /// The containers that the current task is closing, the outermost first: each of the others is closed by a function
    /// that closes an instance of the one before, or as a child of it.
    @TaskLocal static var chain: [OpenInstances] = []

    fileprivate struct Wait: Sendable {
        let chain: [OpenInstances]
        let awaited: OpenInstances
    }

    fileprivate struct State: Sendable {
        var waits: [Int: Wait] = [:]
        var count = 0
    }

    private static let state = Mutex(State())

    /// Waits for the end of a container that another call closes, unless that depends on the current task.
    nonisolated(nonsending) static func wait(for awaited: OpenInstances) async {
        guard !chain.isEmpty else { return await awaited.waitForEnd() }
        guard let number = begin(Wait(chain: chain, awaited: awaited)) else { return }
        await awaited.waitForEnd()
        end(number)
    }

    /// Records a wait, unless it would complete a cycle.
    ///
    /// - Returns: The number of the wait, or `nil`.
    private static func begin(_ wait: Wait) -> Int? {
        state.withLock { state in
            guard !state.completesCycle(wait) else { return nil }
            state.count += 1
            state.waits[state.count] = wait
            return state.count
        }
    }

    private static func end(_ number: Int) {
        // Released after unlocking, like everything that may hold objects of the user.
        _ = state.withLock { $0.waits.removeValue(forKey: number) }
    }
}

extension ClosingWaits.State {
    /// Whether the awaited container waits, directly or not, for a container of the waiting chain.
    ///
    /// - Complexity: O(*n* · *m*), where *n* is the number of containers that depend on the chain, and *m* that of waits.
    fileprivate func completesCycle(_ wait: ClosingWaits.Wait) -> Bool {
        var found: Set<ObjectIdentifier> = []
        var unvisited = wait.chain
        while let next = unvisited.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted else { continue }
            if next === wait.awaited { return true }
            // A container waits for the containers inside it, from when it is closed.
            if let outer = next.outer { unvisited.append(outer) }
            for other in waits.values where other.awaited === next { unvisited += other.chain }
        }
        return false
    }
}
