extension Container {
    /// Runs a closure in which a copy carries out the operations of this container, for the current task and its child
    /// tasks only.
    ///
    /// The same holds for the ancestors, the fallbacks, and the containers that inherit from one of these.
    ///
    /// - Parameter perform: The closure to run; it receives the copy.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    package nonisolated(nonsending) func withCopy<Result, Failure: Error>(
        perform: nonisolated(nonsending) (Container) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Substitution(copying: active).run { () async throws(Failure) in
            try await perform(active)
        }
    }

    /// Closes the root container of the hierarchy, and with it all containers inside it.
    ///
    /// - Throws: ``ClosingError`` with every error.
    package nonisolated(nonsending) func closeHierarchy() async throws(ClosingError) {
        try await root.close()
    }

    /// The keys of the running factories, the outermost first.
    package static var resolutionPath: [RegistrationKey] {
        ResolutionContext.current.wholePath.filter { key in !key.isHidden }
    }
}
