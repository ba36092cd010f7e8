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
        Wrapper.Service: Registrable,
        Wrapper.Service.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Wrapper.Service>
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

    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Wrapper: __DeferringWrapper>(
        __awaited type: __Type<Wrapper?>.Type,
        name name: String? = nil
    ) -> Wrapper?
    where
        Wrapper.Service: Registrable,
        Wrapper.Service.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Wrapper.Service>
    {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its \
                'Factory' instead
                """
        )
        get async throws(ResolutionError) { try await require(Wrapper?.self, name: name) }
    }
}
