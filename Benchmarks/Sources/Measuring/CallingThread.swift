import Dispatch
import Synchronization

/// Runs the jobs of a task on the thread that waits for it, so that a figure has no part for changing threads.
public final class CallingThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let arrivals = DispatchSemaphore(value: 0)
    private let hasEnded = Atomic(false)

    private init() {}

    /// Runs an asynchronous function, and returns when it has ended.
    public static func run(_ body: @escaping @Sendable () async -> Void) {
        CallingThread().run(body)
    }

    private func run(_ body: @escaping @Sendable () async -> Void) {
        Task(executorPreference: self) {
            await body()
            self.hasEnded.store(true, ordering: .releasing)
        }
        while !hasEnded.load(ordering: .acquiring) {
            arrivals.wait()
            let job = jobs.withLock { jobs in jobs.removeFirst() }
            job.runSynchronously(on: asUnownedTaskExecutor())
        }
    }

    /// Keeps a job until the waiting thread runs it.
    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { jobs in jobs.append(job) }
        arrivals.signal()
    }
}
