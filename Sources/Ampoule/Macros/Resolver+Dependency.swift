/// Names a type in an expression.
///
/// Between the brackets only types are looked up, so a variable of the same name does not hide the type, and an unknown
/// type is a single error however it is spelled.
public enum __Type<Named> {
    /// The named type.
    public typealias Itself = Named
}

/// How generated code gets the dependencies of a component.
///
/// These are subscripts because the compiler looks at whether a getter is available only after it has chosen one. It
/// would pass over a function that is not, and never say why.
extension Resolver {
    /// A dependency of a component.
    @inlinable
    public subscript<Dependency>(
        __dependency type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        @inline(__always)
        get throws {
            guard name == nil else { return try require(Dependency.self, name: name) }
            return try dependency(Dependency.self, of: self)
        }
    }

    /// A dependency that is a component, under its own type: its own factory serves if nobody registered it.
    @inlinable
    public subscript<Dependency: Registrable>(
        __dependency type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency
    where Dependency.__ArgumentFreeRegistration == ComponentRegistration<Dependency> {
        @inline(__always)
        get throws {
            guard name == nil else {
                return try namedDependency(Dependency.__argumentFreeRegistration, name: name)
            }
            return try component(Dependency.self, of: self)
        }
    }

    /// The same where the dependency has a name.
    @usableFromInline
    @inline(never)
    func namedDependency<Dependency>(
        _ registration: ComponentRegistration<Dependency>,
        name: String?
    ) throws -> Dependency {
        registration.key.name == name
            ? try __make(registration) : try require(Dependency.self, name: name)
    }

    /// A dependency that is a component of another service, or one that inherits from a component, which may be
    /// its own service.
    public subscript<Dependency: Registrable>(
        __dependency type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency {
        get throws(ResolutionError) {
            guard
                let registration = Dependency.__ownRegistration?.argumentFree(Dependency.self),
                registration.key.name == name
            else {
                return try require(Dependency.self, name: name)
            }
            return try __make(registration)
        }
    }

    /// A dependency that is the factory of a component, which makes instances by this resolver later.
    public subscript<Dependency: ComponentFactory>(__dependency type: __Type<Dependency>.Type) -> Dependency {
        get throws(ResolutionError) {
            guard let container = borrowedContainer else { return Dependency(resolver: self) }
            return Dependency(resolver: UnretainedResolver(container.retained))
        }
    }

    /// The same for a property that is nil until it is injected.
    public subscript<Dependency: ComponentFactory>(__dependency type: __Type<Dependency?>.Type) -> Dependency?
    {
        get throws(ResolutionError) { try self[__dependency: __Type<Dependency>.self] }
    }
}

// MARK: - What is made later

extension Resolver {
    /// A dependency on a component that is made later: its own factory serves if nobody registered it by then.
    public subscript<Wrapper: __DeferringWrapper>(
        __dependency type: __Type<Wrapper>.Type,
        name name: String? = nil
    ) -> Wrapper where Wrapper.Service: Registrable {
        get throws(ResolutionError) {
            guard
                let container = borrowedContainer?.retained,
                !container.hasRegistration(under: RegistrationKey(service: Wrapper.Service.self, name: name)),
                !container.hasRegistration(under: RegistrationKey(service: Wrapper.self, name: name)),
                let component = Wrapper.Service.ownRegistration(Wrapper.Service.self),
                component.key.name == name
            else {
                return try require(Wrapper.self, name: name)
            }
            return Wrapper(__unregistered: component, in: container)
        }
    }
}

extension Registrable {
    /// The registration without arguments of a component that is its own service; nil if there is none, or one
    /// that has to be awaited.
    ///
    /// - Parameter component: This type, by which a class is told from the one that it inherits from.
    fileprivate static func ownRegistration<Component>(
        _ component: Component.Type
    ) -> ComponentRegistration<Component>? {
        __ownRegistration?.argumentFree(component)
            ?? __argumentFreeRegistration as? ComponentRegistration<Component>
    }
}

extension Container {
    /// Whether something is registered under a key, here, in an ancestor, or in a fallback.
    fileprivate func hasRegistration(under key: RegistrationKey) -> Bool {
        ResolutionContext.current.reading { find(key) != nil || fallback(for: key) != nil }
    }
}

// MARK: - What has to be awaited

/// What the compiler takes for a dependency that is made asynchronously, of a component that is not, to say so at the
/// user's line.
extension Resolver {
    /// Not to be called: a dependency that has to be awaited.
    @_documentation(visibility: internal)
    public subscript<Dependency: Registrable>(
        __dependency type: __Type<Dependency>.Type,
        name name: String? = nil
    ) -> Dependency
    where Dependency.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Dependency> {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and its component cannot wait for it; make the component's \
                own initializer 'async', or inject the dependency's 'Factory' instead
                """
        )
        get throws(ResolutionError) { try instance(of: Dependency.self, name: name, option: nil) }
    }

    /// Not to be called: a dependency that has to be awaited.
    @_documentation(visibility: internal)
    public subscript<Dependency: Registrable>(
        __dependency type: __Type<Dependency?>.Type,
        name name: String? = nil
    ) -> Dependency?
    where Dependency.__ArgumentFreeRegistration == AsynchronousComponentRegistration<Dependency> {
        @available(
            *,
            unavailable,
            message: """
                This dependency is made asynchronously, and its component cannot wait for it; make the component's \
                own initializer 'async', or inject the dependency's 'Factory' instead
                """
        )
        get throws(ResolutionError) { try instance(of: Dependency?.self, name: name, option: nil) }
    }

    /// Not to be called: a dependency that has to be awaited, and is not even when it is used.
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
}
