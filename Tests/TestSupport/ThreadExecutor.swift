import Foundation

/// Runs each job of a task on a new thread.
///
/// For tasks that a thread waits for while it resolves. What containers forget is kept until no thread resolves, and tests
/// that wait for that may occupy all threads of the pool.
package final class ThreadExecutor: TaskExecutor {
    package init() {}

    package func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        Thread.detachNewThread { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
