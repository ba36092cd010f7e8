/// The service that a type resolves by wrapping it, and whether it does so later; `nil` for other types.
package func wrapped(by type: Any.Type) -> (service: Any.Type, isDeferred: Bool)? {
    if let wrapper = type as? any DeferringWrapper.Type { return (wrapper.deferredService, true) }
    return (type as? any OptionalType.Type).map { ($0.wrappedType, false) }
}

extension DeferringWrapper {
    fileprivate static var deferredService: Any.Type { Service.self }
}

extension ComponentFactory {
    fileprivate static var component: Any.Type { __Component.self }
}

/// The factory of a component that a type is, or is an optional of.
func componentFactory(_ type: Any.Type) -> (any ComponentFactory.Type)? {
    ((type as? any OptionalType.Type)?.wrappedType ?? type) as? any ComponentFactory.Type
}

/// The component of a factory type, or of an optional of one.
package func componentMade(by type: Any.Type) -> (any Registrable.Type)? {
    componentFactory(type)?.component as? any Registrable.Type
}

/// The key of a service whose type is known only at run time.
package func registrationKey(of type: Any.Type, name: String?) -> RegistrationKey {
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
        while let wrapped = wrapped(by: service) { service = wrapped.service }
        return Core.isResolver(service)
    }
}
