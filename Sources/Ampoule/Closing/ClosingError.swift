/// The errors of the instances that could not be closed.
///
/// Everything else was closed; nothing is closed a second time.
public struct ClosingError: Error {
    /// The failure to close one instance.
    public struct Failure: Sendable {
        /// The key of the registration that made the instance.
        public let key: RegistrationKey

        /// The error that the instance's `close()`, or a closure of `onClose`, has thrown.
        public let error: any Error
    }

    /// The failures, in the order in which they happened.
    public let failures: [Failure]

    init(_ failures: [Failure]) {
        self.failures = failures
    }
}

extension ClosingError: CustomStringConvertible {
    /// A description of each failure.
    public var description: String {
        let lines = failures.map { failure in "Closing '\(failure.key)' has failed: \(failure.error)" }
        return (lines + ["Everything else was closed."]).joined(separator: "\n")
    }
}
