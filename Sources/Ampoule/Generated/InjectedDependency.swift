/// Names a type in an expression.
///
/// Do not use it directly; generated code does.
///
/// Between the brackets the compiler looks up types only, so a variable of the same name does not hide the type, and
/// an unknown type is a single error in any spelling.
public enum __Type<Named> {
    /// The named type.
    public typealias Itself = Named
}

/// A dependency of a component.
///
/// Do not use it directly; generated code does.
///
/// The forms in which generated code resolves it are extensions of this type, not generic members of a resolver: the compiler
/// then has no type to infer. They are subscripts because the compiler checks the availability of a getter only after choosing
/// it. It would pass over an unavailable function without a diagnostic.
public enum __Dependency<Service> {
    /// A dependency that is no component, or whose component is found at run time.
    ///
    /// Do not use it directly; generated code does.
    ///
    /// Disfavored, so that the compiler doesn't compare it with the other forms.
    @inlinable
    @_disfavoredOverload
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        @inline(__always)
        get throws {
            guard name == nil else { return try resolver.namedDependency(Service.self, name: name) }
            return try dependency(Service.self, of: resolver)
        }
    }
}

extension __Dependency
where Service: Registrable, Service.__ArgumentFreeRegistration == ComponentRegistration<Service> {
    /// A dependency on a component by its own type, which may be unregistered.
    ///
    /// Do not use it directly; generated code does.
    @inlinable
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        @inline(__always)
        get throws {
            guard name == nil else { return try resolver.namedDependency(Service.self, name: name) }
            return try component(Service.self, of: resolver)
        }
    }
}

extension __Dependency where Service: ComponentFactory {
    /// A dependency on the factory of a component, which makes instances with the resolver later.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver) -> Service {
        get throws(ResolutionError) { Service.make(by: resolver) }
    }
}

extension __Dependency {
    /// The factory of a component for a property that is `nil` until it is injected.
    ///
    /// Do not use it directly; generated code does.
    public static subscript<Factory: ComponentFactory>(by resolver: any Resolver) -> Factory?
    where Service == Factory? {
        get throws(ResolutionError) { Factory.make(by: resolver) }
    }
}

extension Resolver {
    /// A named dependency.
    @usableFromInline
    @inline(never)
    func namedDependency<Dependency>(_ type: Dependency.Type, name: String?) throws -> Dependency {
        guard let container = borrowedContainer else { return try foreignDependency(type, name: name) }
        let key = RegistrationKey(type, name: name)
        return try container.resolveKey(key, findsComponents: true)
    }

    /// A dependency that a resolver other than a container resolves; an unregistered component by its own factory.
    func foreignDependency<Dependency>(_ type: Dependency.Type, name: String? = nil) throws -> Dependency {
        let component = RegistrationOfItself.template(of: type, name: name)
        guard let component, !component.isAsynchronous else { return try require(type, name: name) }
        return try __make(ComponentRegistration<Dependency>(component))
    }

    /// Resolves a component: by the registration under its key, or by its own factory.
    ///
    /// Do not use it directly; generated code does.
    public func __make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        guard let container = borrowedContainer else {
            return try make(registration, byForeignResolver: repeat each argument)
        }
        return try container.resolveComponent(registration.template, repeat each argument)
    }

    /// Resolves a component, or returns `nil` if its failable initializer does.
    ///
    /// Do not use it directly; generated code does.
    public func __makeOptional<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Service? {
        do {
            return try __make(registration, repeat each argument)
        } catch {
            // A missing dependency of the component is still an error.
            guard case .returnedNil = error.reason, error.isAbout(ResolutionContext.current.depth + 1) else {
                throw error
            }
            return nil
        }
    }

    /// Resolves a component by a resolver that is not a container: by the resolver, or by the component's own
    /// factory.
    func make<Service, each Argument>(
        _ registration: ComponentRegistration<Service, repeat each Argument>,
        byForeignResolver argument: repeat each Argument
    ) throws(ResolutionError) -> Service {
        if let resolver = self as? UnretainedResolver {
            return try resolver.synchronously(for: registration.key) { container throws(ResolutionError) in
                try container.__make(registration, repeat each argument)
            }
        }
        if let resolver = self as? AsynchronousResolver {
            return try resolver.synchronously { resolver throws(ResolutionError) in
                try resolver.__make(registration, repeat each argument)
            }
        }
        let key = registration.key
        do {
            return try instance(
                of: Service.self,
                name: key.name,
                option: nil,
                arguments: repeat each argument
            )
        } catch {
            guard case .unregistered = error.reason, error.key == key else { throw error }
        }
        do {
            let template = registration.template
            let instance: Service = try withExtendedLifetime(template) {
                try TypedFactory.call(template.factory.address, self, repeat each argument)
            }
            try template.completions.complete(Shared(instance), by: self)
            return instance
        } catch {
            throw ResolutionError(thrown: error, key: key)
        }
    }
}

extension ComponentFactory {
    /// A factory that doesn't keep the container of the resolver alive.
    package static func make(by resolver: any Resolver) -> Self {
        guard let container = resolver.borrowedContainer else { return Self(resolver: resolver) }
        return Self(resolver: UnretainedResolver(container.object))
    }
}

// MARK: - Dependencies that can't be injected

// The compiler chooses these forms to report such a dependency at the user's line.

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
