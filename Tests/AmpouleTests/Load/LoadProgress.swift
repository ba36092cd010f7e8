import Foundation
import TestSupport

/// The operation that a worker is at.
final class LoadProgress: Sendable {
    private struct State: Sendable {
        var operation: LoadOperation?
        var count = 0
        var hasEnded = false
    }

    let name: String
    private let state = Locked(State())

    init(_ name: String) { self.name = name }

    func begin(_ operation: LoadOperation) {
        state.withLock { state in
            state.operation = operation
            state.count += 1
        }
    }

    func end() { state.withLock { $0.hasEnded = true } }

    /// The number of operations that were begun.
    var count: Int { state.withLock { $0.count + ($0.hasEnded ? 1 : 0) } }

    /// What the worker waits in; `nil` if it has ended.
    var description: String? {
        state.withLock { state in
            guard !state.hasEnded else { return nil }
            return "\(name): \(state.operation.map(\.description) ?? "not begun") (operation \(state.count))"
        }
    }
}

/// Workers wait for each other without end.
struct LoadStall: Error, CustomStringConvertible {
    /// Where each of the workers waits.
    let places: [String]

    var description: String { "\(places.count) workers wait without end:\n" + places.joined(separator: "\n") }
}

/// Runs workers on threads and tasks, and gives up when none gets on any more.
final class LoadCrew: Sendable {
    private let progress = Locked<[LoadProgress]>([])
    private let running = Locked(0)
    private let ended = DispatchSemaphore(value: 0)

    /// Adds a worker.
    func add(_ name: String) -> LoadProgress {
        let new = LoadProgress(name)
        progress.withLock { $0.append(new) }
        running.withLock { $0 += 1 }
        return new
    }

    /// Starts a worker on a thread of its own.
    func startThread(_ progress: LoadProgress, _ body: @escaping @Sendable () -> Void) {
        Thread.detachNewThread {
            body()
            self.end(progress)
        }
    }

    /// Starts a worker in a task of its own.
    func startTask(_ progress: LoadProgress, _ body: @escaping @Sendable () async -> Void) {
        Task.detached(executorPreference: ThreadExecutor()) {
            await body()
            self.end(progress)
        }
    }

    private func end(_ progress: LoadProgress) {
        progress.end()
        let isLast = running.withLock { running in
            running -= 1
            return running == 0
        }
        if isLast { ended.signal() }
    }

    /// Waits, on a thread of its own, until all workers have ended.
    ///
    /// - Parameter patience: How many seconds may pass in which no worker begins an operation.
    /// - Throws: ``LoadStall``; the workers that wait are left alone.
    func wait(patience: Double) async throws {
        try await onThread { [self] in
            var count = -1
            while ended.wait(timeout: .now() + patience) != .success {
                let workers = progress.withLock { $0 }
                let newCount = workers.reduce(0) { $0 + $1.count }
                if newCount == count { throw LoadStall(places: workers.compactMap(\.description)) }
                count = newCount
            }
        }
    }
}
