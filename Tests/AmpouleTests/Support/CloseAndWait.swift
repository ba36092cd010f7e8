import Ampoule
import Foundation
import TestSupport

extension Container {
    /// Closes the container on threads of their own, and waits for the end.
    ///
    /// For tests in which a resolution waits until its container is closed. The thread pool must not be needed for that:
    /// other tests block its threads until no thread resolves.
    func closeAndWait() {
        let isClosed = DispatchSemaphore(value: 0)
        Task(executorPreference: ThreadExecutor()) {
            try? await self.close()
            isClosed.signal()
        }
        isClosed.wait()
    }
}
