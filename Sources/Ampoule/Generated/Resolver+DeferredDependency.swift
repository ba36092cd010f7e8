/// The forms that the compiler chooses for an asynchronous dependency in a wrapper, to report it at the user's line.
extension Resolver {
    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Wrapper: __DeferringWrapper>(
        __dependency type: __Type<Wrapper>.Type,
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
        get throws(ResolutionError) { try instance(of: Wrapper.self, name: name, option: nil) }
    }

    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Wrapper: __DeferringWrapper>(
        __dependency type: __Type<Wrapper?>.Type,
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
        get throws(ResolutionError) { try instance(of: Wrapper?.self, name: name, option: nil) }
    }
}

/// The same for the dependencies of an asynchronous component.
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
