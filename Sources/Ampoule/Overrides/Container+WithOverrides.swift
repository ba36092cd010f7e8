extension Container {
    /// Runs a closure in which registrations are overridden, for the current task and its child tasks only.
    ///
    /// A test of code that uses a shared container replaces one thing deep in its graph:
    ///
    /// ```swift
    /// petShop.withOverrides { container in
    ///     container.override(Cat.self) { StuffedCat() }
    /// } perform: {
    ///     #expect(petShop.resolve(Person.self)?.play() == "Stephen plays with a stuffed cat.")
    /// }
    /// ```
    ///
    /// In both closures, and in tasks that they create with `Task`, another container carries out the operations of this
    /// one: it has the same registrations, and the overrides. The same holds for the containers that inherit from this
    /// one. Other tasks and threads use the container as before, even at the same time. When the closures have returned,
    /// the registrations, resets and instances made in them are discarded, even for tasks that outlive them.
    ///
    /// Shared instances that depend on an override, directly or not, are created again. Those that don't are the
    /// same as outside. The dependencies of closure registrations are unknown, so their shared instances, and those that
    /// depend on them, are created again. Instances that an ancestor shares are those of the ancestor; to replace their
    /// dependencies, override in the ancestor.
    ///
    /// A child that decorates a registration of this container, or forwards to it, gets an instance with the overrides, too.
    /// A decorator of a child decorates an override of its own key. A forward stays with the registration that it was made
    /// for: if that one is overridden, override the further service, too.
    ///
    /// - Parameters:
    ///   - override: Overrides registrations in the container that it receives.
    ///   - perform: The closure to run with the overrides.
    /// - Returns: The result of the closure.
    /// - Throws: The error of either closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations in this container.
    public func withOverrides<Result, Failure: Error>(
        _ override: (Container) throws(Failure) -> Void,
        perform: () throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try Substitution.run(with: Substitution(overriding: core)) { () throws(Failure) in
            try override(core.container)
            return try perform()
        }
    }

    /// Runs an asynchronous closure in which registrations are overridden, for the current task and its child tasks only.
    ///
    /// The overrides hold as in the synchronous form.
    ///
    /// - Parameters:
    ///   - override: Overrides registrations in the container that it receives.
    ///   - perform: The closure to run with the overrides, on the caller's actor.
    /// - Returns: The result of the closure.
    /// - Throws: The error of either closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations in this container.
    public nonisolated(nonsending) func withOverrides<Result, Failure: Error>(
        _ override: (Container) throws(Failure) -> Void,
        perform: nonisolated(nonsending) () async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Substitution.run(with: Substitution(overriding: core)) { () async throws(Failure) in
            try override(core.container)
            return try await perform()
        }
    }
}

extension Container {
    /// Runs a closure in which a copy carries out the operations of this container, for the current task and its child
    /// tasks only.
    ///
    /// Copies also stand in for the ancestors, the fallbacks, and the containers that inherit from one of these.
    ///
    /// - Parameter perform: The closure to run; it receives the copy.
    /// - Returns: The result of the closure.
    /// - Throws: The error of the closure.
    /// - Complexity: O(*n*), where *n* is the number of registrations.
    package nonisolated(nonsending) func withCopy<Result, Failure: Error>(
        perform: nonisolated(nonsending) (Container) async throws(Failure) -> Result
    ) async throws(Failure) -> Result {
        try await Substitution.run(with: Substitution(copying: core)) { () async throws(Failure) in
            try await perform(core.container)
        }
    }

    /// Closes the root container of the hierarchy, and with it all containers inside it.
    ///
    /// - Throws: ``ClosingError`` with every error.
    package nonisolated(nonsending) func closeHierarchy() async throws(ClosingError) {
        try await core.root.container.close()
    }

    /// The keys of the running factories, the outermost first.
    package static var resolutionPath: [RegistrationKey] {
        ResolutionContext.current.wholePath.filter { key in !key.isHidden }
    }
}
