/// Names a type in an expression.
///
/// Between the brackets the compiler looks up types only, so a variable of the same name does not hide the type, and
/// an unknown type is a single error in any spelling.
public enum __Type<Named> {
    /// The named type.
    public typealias Itself = Named
}

/// The forms by which generated code resolves the dependencies of a component.
///
/// These are subscripts because the compiler checks the availability of a getter only after choosing it. It would
/// pass over an unavailable function without a diagnostic.
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

    /// A dependency on a component by its own type, which may be unregistered.
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

    /// A named dependency.
    @usableFromInline
    @inline(never)
    func namedDependency<Dependency>(_ type: Dependency.Type, name: String?) throws -> Dependency {
        guard let container = borrowedContainer?.retained else { return try require(type, name: name) }
        let key = RegistrationKey(service: type, name: name)
        return try container.finishDependency(container.step(to: key, service: type), to: key)
    }

    /// A named dependency on a component.
    @usableFromInline
    @inline(never)
    func namedDependency<Dependency>(
        _ registration: ComponentRegistration<Dependency>,
        name: String?
    ) throws -> Dependency {
        registration.key.name == name
            ? try __make(registration) : try require(Dependency.self, name: name)
    }

    /// A dependency on a component of another service, or on one that inherits from a component and may be its own
    /// service.
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

    /// A dependency on the factory of a component, which makes instances with this resolver later.
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

// MARK: - Asynchronous dependencies

/// The forms that the compiler chooses for an asynchronous dependency of a synchronous component, to report it at the
/// user's line.
extension Resolver {
    /// Unavailable: rejects an asynchronous dependency.
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

    /// Unavailable: rejects an asynchronous dependency.
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

    /// Unavailable: rejects an asynchronous dependency whose wrapper resolves synchronously.
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
