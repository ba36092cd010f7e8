// The forms that the compiler chooses for a dependency that can't be injected, to report it at the user's line.

// MARK: - Asynchronous dependencies

extension __Dependency
where Service: Registrable, Service.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Service> {
    /// Unavailable: rejects an asynchronous dependency.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and its component cannot wait for it; make the component's \
                own initializer 'async', or inject the dependency's 'Factory' instead
                """
        )
        get throws(ResolutionError) { try resolver.instance(of: Service.self, name: name, option: nil) }
    }
}

extension __Dependency {
    /// Unavailable: rejects an asynchronous dependency.
    ///
    /// Do not use it directly; generated code does.
    public static subscript<Component: Registrable>(
        by resolver: any Resolver,
        name name: String? = nil
    ) -> Component?
    where
        Service == Component?,
        Component.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Component>
    {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and its component cannot wait for it; make the component's \
                own initializer 'async', or inject the dependency's 'Factory' instead
                """
        )
        get throws(ResolutionError) { try resolver.instance(of: Component?.self, name: name, option: nil) }
    }
}

extension __Dependency
where
    Service: __DeferringWrapper,
    Service.__Deferred: Registrable,
    Service.__Deferred.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Service.__Deferred>
{
    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and a 'Lazy' or a 'Provider' cannot wait for it; inject its \
                'Factory' instead
                """
        )
        get throws(ResolutionError) { try resolver.instance(of: Service.self, name: name, option: nil) }
    }
}

// MARK: - Factories

// An injected factory resolves the key of its component, with its name, when it is called.

extension __Dependency where Service: __FactoryHolder {
    /// Unavailable: rejects a factory, or an optional of one, with a name.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver, name name: String?) -> Service {
        @available(
            *,
            unavailable,
            message: """
                A factory already requests the name that '@Register' gives its component; remove 'name:'
                """
        )
        get throws(ResolutionError) { try resolver.instance(of: Service.self, name: name, option: nil) }
    }
}

extension __Dependency where Service: __WrappedFactory {
    /// Unavailable: rejects a factory in a wrapper or an array.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        @available(
            *,
            unavailable,
            message: """
                A factory already resolves its component each time it is called; inject the 'Factory' itself
                """
        )
        get throws(ResolutionError) { try resolver.instance(of: Service.self, name: name, option: nil) }
    }
}

// MARK: - Dependencies of asynchronous components

extension AsynchronousResolver {
    /// Unavailable: rejects a factory, or an optional of one, with a name.
    ///
    /// Do not use it directly; generated code does.
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

    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
    ///
    /// Do not use it directly; generated code does.
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
