/// An instance that has to be closed, such as a connection or a file.
///
/// ```swift
/// @Register(scope: .container)
/// final class Database: Closable {
///     func close() async throws { … }
/// }
///
/// try await container.close()
/// ```
///
/// A container closes the instances that it has made and shares: those in the scope ``ObjectScope/container`` and in the
/// scope of its level. The author of the code that makes any other instance closes it. ``ServiceEntry/onClose(_:)-3vm4r``
/// closes instances of types that do not conform, or closes those of one registration in another way.
///
/// A synchronous `close()`, one that throws nothing, and one that is isolated to an actor satisfy the requirement.
public protocol Closable: Sendable {
    /// Closes the instance; called once, after everything that depends on the instance was closed.
    ///
    /// The container is closed to resolutions already: what the instance needs for closing, it holds.
    ///
    /// - Throws: Any error; ``ClosingError`` collects it.
    func close() async throws
}

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
