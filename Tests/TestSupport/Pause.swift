import Dispatch

/// Holds back the first thread that comes, while another one runs a body.
package final class Pause: Sendable {
    private let arrivals = Counter()
    private let hasBegun = DispatchSemaphore(value: 0)
    private let goOn = DispatchSemaphore(value: 0)

    package init() {}

    /// Waits, on the first call, until a body has run.
    package func pass() {
        guard arrivals.increment() == 1 else { return }
        hasBegun.signal()
        goOn.wait()
    }

    /// Runs a body while the first thread is held back.
    package func during<Result>(_ body: () throws -> Result) rethrows -> Result {
        hasBegun.wait()
        defer { goOn.signal() }
        return try body()
    }
}
