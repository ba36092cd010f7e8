/// The forms that the compiler chooses for a factory with a name, in a wrapper or in an array, in an asynchronous component, to report
/// it at the user's line.
///
/// An injected factory resolves the key of its component, with its name, when it is called.
extension AsynchronousResolver {
    /// Unavailable: rejects a factory, or an optional of one, with a name.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Dependency: __FactoryHolder>(
        __awaited type: __Type<Dependency>.Type,
        name name: String?
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get async throws(ResolutionError) { try await require(Dependency.self, name: name) }
    }

    /// Unavailable: rejects a factory in a wrapper or an array.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Dependency: __WrappedFactory>(
        __awaited type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component each time it is called; inject the 'Factory' itself
                """
        )
        get async throws(ResolutionError) { try await require(Dependency.self, name: name) }
    }
}

/// The forms that the compiler chooses for an asynchronous dependency in a wrapper, in an asynchronous component, to report it at the
/// user's line.
extension AsynchronousResolver {
    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Wrapper: __DeferringWrapper>(
        __awaited type: __Type<Wrapper>.Type,
        name name: String? = nil
    ) -> Wrapper
    where
        Wrapper.__Deferred: Registrable,
        Wrapper.__Deferred.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Wrapper.__Deferred>
    {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its \
                'Factory' instead
                """
        )
        get async throws(ResolutionError) { try await require(Wrapper.self, name: name) }
    }
}
