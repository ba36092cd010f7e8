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
/// scope of its level. The author of the code that makes any other instance closes it. ``RegistrationEntry/onClose(_:)-1zkx4``
/// closes instances of types that do not conform, or closes those of one registration in another way.
///
/// For a component that isn't generic, the conformance counts that its own module declares, which is known without a search at
/// the start of the program. Where another module adds one, a debug build warns. Of a generic component, of what a function marked
/// with ``Provides(name:scope:)-8novl`` returns, and of a closure registration, the type of each instance decides.
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
}

extension ClosingError: CustomStringConvertible {
    /// A description of each failure.
    public var description: String {
        let lines = failures.map { failure in "Closing '\(failure.key)' has failed: \(failure.error)" }
        return (lines + ["Everything else was closed."]).joined(separator: "\n")
    }
}

extension RegistrationEntry {
    /// Adds a closure that closes an instance when the container that shares it is closed.
    ///
    /// ```swift
    /// container.register(Stable.self) { _ in Stable() }
    ///     .inObjectScope(.container)
    ///     .onClose { stable in stable.lock() }
    /// ```
    ///
    /// It is called for instances in the scope ``ObjectScope/container`` or in that of a level, also for one that was
    /// registered with ``Container/register(_:name:instance:)`` and then resolved. A container does not know the end of
    /// instances in other scopes: it logs a warning when one is resolved.
    ///
    /// The closure replaces the `close()` of an instance that is ``Closable``. Several closures run in the order in which
    /// they were added, and each is called even if another one throws. It affects instances that are made later.
    ///
    /// - Parameter close: Closes the instance; see ``Container/close()``.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func onClose(_ close: @escaping @Sendable (_ instance: Service) throws -> Void) -> Self {
        onClose { (instance: Service) async throws in try close(instance) }
    }

    /// Adds an asynchronous closure that closes an instance when the container that shares it is closed.
    ///
    /// See the synchronous form, ``onClose(_:)-1zkx4``.
    ///
    /// - Parameter close: Closes the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func onClose(
        _ close: nonisolated(nonsending) @escaping @Sendable (_ instance: Service) async throws -> Void
    ) -> Self {
        entry.registration.changePolicy { former in
            let closing = former.closing.adding { try await close($0.value(as: Service.self)) }
            return former.with(former.completions, closing: closing)
        }
        return self
    }
}
