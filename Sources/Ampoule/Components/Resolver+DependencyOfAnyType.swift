/// Resolves dependencies of generic code, as generated code resolves the dependencies of components.
extension Resolver {
    /// Resolves a dependency of generic code: a registration, an unregistered component, or a wrapper of either.
    package func suppliedDependency<Dependency>(_ type: Dependency.Type) throws -> Dependency {
        try dependency(type, of: self)
    }

    /// Makes the factory of a component, or an optional of one, as a dependency.
    ///
    /// - Parameter type: A type for which ``isComponentFactory(_:)`` is true.
    package func suppliedFactory<Factory>(_ type: Factory.Type) throws -> Factory {
        let factory = (type as? any OptionalFactory.Type)?.factory ?? type as? any ComponentFactory.Type
        guard let made = factory?.make(by: self) as? Factory else { return try suppliedDependency(type) }
        return made
    }
}

/// Whether a type is the factory of a component, which every resolver makes without a registration.
package func isComponentFactory(_ type: Any.Type) -> Bool {
    type is any ComponentFactory.Type || type is any OptionalFactory.Type
}

extension ComponentFactory {
    fileprivate static func make(by resolver: any Resolver) -> Self {
        guard let container = resolver.borrowedContainer else { return Self(resolver: resolver) }
        return Self(resolver: UnretainedResolver(container.retained))
    }
}
