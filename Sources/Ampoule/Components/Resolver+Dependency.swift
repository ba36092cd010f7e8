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
            guard name == nil else { return try namedDependency(Dependency.self, name: name) }
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

    /// A dependency that has a name.
    @usableFromInline
    @inline(never)
    func namedDependency<Dependency>(_ type: Dependency.Type, name: String?) throws -> Dependency {
        guard let container = borrowedContainer?.retained else { return try require(type, name: name) }
        let key = RegistrationKey(service: type, name: name)
        return try container.finishDependency(container.step(to: key, service: type), to: key)
    }

    /// A dependency that has a name and is a component.
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

    /// The factory of a component for a property that is `nil` until it is injected.
    public subscript<Dependency: ComponentFactory>(__dependency type: __Type<Dependency?>.Type) -> Dependency?
    {
        get throws(ResolutionError) { try self[__dependency: __Type<Dependency>.self] }
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
