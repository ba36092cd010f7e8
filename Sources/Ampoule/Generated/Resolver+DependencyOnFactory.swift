/// The forms that the compiler chooses for a factory with a name, in a wrapper or in an array, in an asynchronous component, to report
/// it at the user's line.
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
