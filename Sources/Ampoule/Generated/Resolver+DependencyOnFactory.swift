/// The forms that the compiler chooses for a factory with a name or in a wrapper, in an asynchronous component, to report it at the
/// user's line.
///
/// An injected factory resolves the key of its component, with its name, when it is called.
extension AsynchronousResolver {
    /// Unavailable: rejects a factory with a name.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Dependency: ComponentFactory>(
        __awaited type: __Type<Dependency>.Type,
        name name: String
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get async throws(ResolutionError) { try await self[__awaited: type] }
    }

    /// Unavailable: rejects a factory with a name.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Dependency: ComponentFactory>(
        __awaited type: __Type<Dependency?>.Type,
        name name: String
    ) -> Dependency? {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get async throws(ResolutionError) { try await self[__awaited: type] }
    }

    /// Unavailable: rejects a factory in a wrapper.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Wrapper: __DeferringWrapper>(
        __awaited type: __Type<Wrapper>.Type,
        name name: String? = nil
    ) -> Wrapper where Wrapper.Service: ComponentFactory {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component only when it is called; inject the 'Factory' itself
                """
        )
        get async throws(ResolutionError) { try await require(Wrapper.self, name: name) }
    }

    /// Unavailable: rejects a factory in a wrapper.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public nonisolated(nonsending) subscript<Wrapper: __DeferringWrapper>(
        __awaited type: __Type<Wrapper?>.Type,
        name name: String? = nil
    ) -> Wrapper? where Wrapper.Service: ComponentFactory {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component only when it is called; inject the 'Factory' itself
                """
        )
        get async throws(ResolutionError) { try await require(Wrapper?.self, name: name) }
    }
}
