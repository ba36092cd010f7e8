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
            var closing = former.closing
            closing.functions.append { try await close($0.value(as: Service.self)) }
            return former.with(former.completions, closing: closing)
        }
        return self
    }
}

/// Notes the instances that the container has to close.
extension Core {
    /// Whether the container refuses resolutions.
    var isClosed: Bool { openInstances.read(\.isClosed) ?? false }

    /// Whether the container or an ancestor refuses resolutions.
    ///
    /// - Complexity: O(*n*), where *n* is the number of ancestors.
    package var isInsideClosedContainer: Bool {
        firstInLineage { $0.isClosed ? true : nil } ?? false
    }

    /// Whether lookups reach the root container, because no container on the way is closed.
    var searchesRoot: Bool {
        isRoot || firstInSearchedAncestors { $0.isRoot ? true : nil } ?? false
    }

    // MARK: - Noting instances

    /// Notes an instance that is about to be shared, if the container has to close it.
    ///
    /// - Parameters:
    ///   - instance: The instance.
    ///   - registration: The registration that made it.
    /// - Throws: ``Refusal`` if the container was closed while the instance was being made.
    func noteIfClosable(_ instance: Shared, of registration: Registration) throws(Refusal) {
        // The current one: that of a closed container has replaced the others.
        let policy = registration.policy
        let closesItself = policy.closing.functions.isEmpty
        var value = instance.any
        let functions: [@Sendable () async throws -> Void]
        if closesItself {
            guard let closable = closable(value, of: registration, policy) else { return }
            functions = [{ try await closable.close() }]
            value = closable
        } else {
            functions = policy.closing.functions.map { function in { try await function(instance) } }
        }
        let object = type(of: value) is AnyClass ? ObjectIdentifier(value as AnyObject) : nil
        if let object {
            let isNoted =
                closesItself
                ? isOpen(object) : openInstances.current?.contains(object, of: registration) ?? false
            if isNoted { return }
        }
        let noted = OpenInstances.Instance(
            registration: registration,
            object: object,
            functions: functions,
            closesItself: closesItself
        )
        guard let open = enrolledInstances(), open.add(noted) else {
            messageHandler?(
                .warning,
                "The instance of '\(registration.key)' is left open: its container was closed while it was being made."
            )
            throw Refusal(reason: .containerClosed)
        }
        if closesItself, let object { leaveToOutermost(object, in: open) }
    }

    /// An instance as one that closes itself; `nil` if it doesn't conform.
    private func closable(_ value: Any, of registration: Registration, _ policy: ScopePolicy) -> (
        any Closable
    )? {
        let type = Swift.type(of: value)
        // Who has made it closes it.
        if policy.isOfExistingInstance { return nil }
        // What the module of the component tells saves the search for a conformance, for which the runtime reads all
        // conformances of the program.
        if let origin = registration.describedOrigin, !origin.mayBeClosable, type == origin.component {
            #if DEBUG
            // The conformance is declared where the component is not compiled: such an instance is left open.
            if value is any Closable {
                messageHandler?(
                    .warning,
                    """
                    '\(registration.key)' is never closed: its component conforms to 'Closable' in another module than its own.
                    Declare the conformance in the module of the component.
                    """
                )
            }
            #endif
            return nil
        }
        // The first cast of a type searches all conformances of the program, and one of an instance that fails searches
        // them twice.
        return TypeKind.isWrapper(type) || type is any Closable.Type ? value as? any Closable : nil
    }

    /// Whether an object is noted already, by this container or by an ancestor.
    private func isOpen(_ object: ObjectIdentifier) -> Bool {
        lineage.contains { $0.openInstances.current?.contains(object) ?? false }
    }

    /// Leaves a noted object that closes itself to the outermost container that shares it.
    ///
    /// The containers may note it at the same time, each before it looks for the others.
    private func leaveToOutermost(_ object: ObjectIdentifier, in open: OpenInstances) {
        let isShared = parent?.isOpen(object) ?? false
        let isBeingClosed = open.openDescendants.filter { inner in inner.remove(object) }
        if isShared || !isBeingClosed.isEmpty { _ = open.remove(object) }
    }

    /// The open instances of this container, which those of the parent know; `nil` if an ancestor is closed.
    private func enrolledInstances() -> OpenInstances? {
        if let own = openInstances.current, own.outer != nil { return own }
        // The outermost first: what has an outer one is known up to the root container.
        var outer: OpenInstances?
        for container in Array(lineage).reversed() {
            let open = container.openInstances.made { OpenInstances(of: container.container) }
            // One that is closed without being known has nothing to close, and refuses what is added.
            if let outer, !open.isClosed, !outer.add(open) { return nil }
            outer = open
        }
        return outer
    }

    /// Warns, once for each policy, that the closures of `onClose` are never called.
    func warnIfNeverClosed(_ registration: Registration, _ policy: ScopePolicy) {
        guard policy.losesClosing, policy.markWarned() else { return }
        messageHandler?(
            .warning,
            """
            The closures of 'onClose' are never called for '\(registration.key)', which is in the scope \
            '\(policy.scope)'.
            A container closes what it shares: put it into the scope 'container'.
            """
        )
    }

    // MARK: - Releasing

    /// Logs the instances that are left open, because the container is being released.
    func releaseOpenInstances() {
        guard let open = openInstances.current, open !== OpenInstances.ofClosedContainer else { return }
        let left = open.release()
        guard !left.isEmpty else { return }
        // Not by 'messageHandler', which would retain this container.
        let inherited = parent.map(\.messageHandler) ?? Container.messageHandler
        guard let handler = ownMessageHandler ?? inherited else { return }
        let keys = left.map { instance in "'\(instance.registration.key)'" }.joined(separator: ", ")
        handler(
            .warning,
            """
            A container was released without 'close()', and has left open: \(keys).
            Close it with 'try await container.close()', or open its level with 'withLevel'.
            """
        )
    }
}
