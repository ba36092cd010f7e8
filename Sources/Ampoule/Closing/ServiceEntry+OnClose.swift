extension ServiceEntry {
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
        registration.addClosing { instance in try close(instance.of(Service.self).value) }
        return self
    }

    /// Adds an asynchronous closure that closes an instance when the container that shares it is closed.
    ///
    /// See the synchronous form, ``onClose(_:)-3vm4r``.
    ///
    /// - Parameter close: Closes the instance.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func onClose(
        _ close: nonisolated(nonsending) @escaping @Sendable (_ instance: Service) async throws -> Void
    ) -> Self {
        registration.addClosing { instance in try await close(instance.of(Service.self).value) }
        return self
    }
}

extension AsynchronousServiceEntry {
    /// Adds a closure that closes an instance when the container that shares it is closed.
    ///
    /// - Parameter close: Closes the instance; see ``ServiceEntry/onClose(_:)-3vm4r``.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func onClose(_ close: @escaping @Sendable (_ instance: Service) throws -> Void) -> Self {
        entry.onClose(close)
        return self
    }

    /// Adds an asynchronous closure that closes an instance when the container that shares it is closed.
    ///
    /// - Parameter close: Closes the instance; see ``ServiceEntry/onClose(_:)-3vm4r``.
    /// - Returns: The entry, for further calls.
    @preconcurrency
    @discardableResult
    public func onClose(
        _ close: nonisolated(nonsending) @escaping @Sendable (_ instance: Service) async throws -> Void
    ) -> Self {
        entry.onClose(close)
        return self
    }
}
