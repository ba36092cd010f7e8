/// A dependency of a component.
///
/// Do not use it directly; generated code does.
///
/// The forms in which generated code resolves it are extensions of this type, not generic members of a resolver: the compiler
/// then has no type to infer. They are subscripts because the compiler checks the availability of a getter only after choosing
/// it. It would pass over an unavailable function without a diagnostic.
public enum __Dependency<Service> {
    /// A dependency that is no component.
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
            guard name == nil else {
                return try resolver.namedDependency(Service.__argumentFreeRegistration, name: name)
            }
            return try component(Service.self, of: resolver)
        }
    }
}

extension __Dependency where Service: Registrable {
    /// A dependency on a component of another service, or on one that inherits from a component and may be its own
    /// service.
    ///
    /// Do not use it directly; generated code does.
    public static subscript(by resolver: any Resolver, name name: String? = nil) -> Service {
        get throws(ResolutionError) {
            guard
                let registration = Service.__ownRegistration?.argumentFree as? ComponentRegistration<Service>,
                registration.key.name == name
            else {
                return try resolver.require(Service.self, name: name)
            }
            return try resolver.__make(registration)
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
}
