/// The forms that the compiler chooses for a factory with a name or in a wrapper, to report it at the user's line.
///
/// An injected factory resolves the key of its component, with its name, when it is called.
extension Resolver {
    /// Unavailable: rejects a factory with a name.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Dependency: ComponentFactory>(
        __dependency type: __Type<Dependency>.Type,
        name name: String
    ) -> Dependency {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get throws(ResolutionError) { try self[__dependency: type] }
    }

    /// Unavailable: rejects a factory with a name.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Dependency: ComponentFactory>(
        __dependency type: __Type<Dependency?>.Type,
        name name: String
    ) -> Dependency? {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get throws(ResolutionError) { try self[__dependency: type] }
    }

    /// Unavailable: rejects a factory in a wrapper.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Wrapper: __DeferringWrapper>(
        __dependency type: __Type<Wrapper>.Type,
        name name: String? = nil
    ) -> Wrapper where Wrapper.Service: ComponentFactory {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component only when it is called; inject the 'Factory' itself
                """
        )
        get throws(ResolutionError) { try instance(of: Wrapper.self, name: name, option: nil) }
    }

    /// Unavailable: rejects a factory in a wrapper.
    ///
    /// Do not use it directly; generated code does.
    @_documentation(visibility: internal)
    public subscript<Wrapper: __DeferringWrapper>(
        __dependency type: __Type<Wrapper?>.Type,
        name name: String? = nil
    ) -> Wrapper? where Wrapper.Service: ComponentFactory {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component only when it is called; inject the 'Factory' itself
                """
        )
        get throws(ResolutionError) { try instance(of: Wrapper?.self, name: name, option: nil) }
    }
}

/// The same for the dependencies of an asynchronous component.
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
