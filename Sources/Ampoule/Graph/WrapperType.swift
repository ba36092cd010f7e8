/// A type that is resolved by resolving the type it wraps.
protocol WrapperType {
    static var wrappedService: Any.Type { get }

    /// Whether the wrapped service is resolved later.
    static var defers: Bool { get }
}

extension Optional: WrapperType {
    static var wrappedService: Any.Type { Wrapped.self }
    static var defers: Bool { false }
}

extension Lazy: WrapperType {
    static var wrappedService: Any.Type { Service.self }
    static var defers: Bool { true }
}

extension Provider: WrapperType {
    static var wrappedService: Any.Type { Service.self }
    static var defers: Bool { true }
}

extension ComponentFactory {
    static var component: Any.Type { __Component.self }
}

/// An optional of a component's factory.
protocol OptionalFactory {
    static var factory: any ComponentFactory.Type { get }
}

extension Optional: OptionalFactory where Wrapped: ComponentFactory {
    static var factory: any ComponentFactory.Type { Wrapped.self }
}

/// The component of a factory type, or of an optional of one.
func componentMade(by type: Any.Type) -> (any Registrable.Type)? {
    let factory = (type as? any OptionalFactory.Type)?.factory ?? type
    return (factory as? any ComponentFactory.Type)?.component as? any Registrable.Type
}

/// The key of a service whose type is known only at run time.
func registrationKey(of type: Any.Type, name: String?) -> RegistrationKey {
    func key<Service>(_ type: Service.Type) -> RegistrationKey {
        RegistrationKey(service: type, name: name)
    }
    return _openExistential(type, do: key)
}

/// The types by which a component receives what resolves, so that it may resolve anything.
enum ResolverTypes {
    /// Whether a type is one of them, or wraps one, such as `Lazy<Container>`.
    static func contains(_ type: Any.Type) -> Bool {
        var service = type
        while let wrapper = service as? any WrapperType.Type { service = wrapper.wrappedService }
        return service == (any Resolver).self || service == Container.self
            || service == AsynchronousResolver.self
    }
}
