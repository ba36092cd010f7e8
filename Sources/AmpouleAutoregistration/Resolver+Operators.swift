// The standard library declares the binary operator `~>`.

postfix operator ~>

/// Resolves the service that the context expects.
///
/// ```swift
/// let animal: Animal = container~>
/// container.register(Person.self) { resolver in PetOwner(pet: resolver~>) }
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails; an optional is `nil` if the service is unregistered. In
/// throwing code, use `require`.
///
/// - Parameter resolver: The container, or the resolver of a factory.
/// - Returns: The instance.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
    resolver ~> Service.self
}

/// Resolves a service.
///
/// ```swift
/// let animal = container ~> Animal.self
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - service: The type of the service.
/// - Returns: The instance.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
    orTrap { () throws(ResolutionError) in try resolver.require(service) }
}

/// Resolves a service by a name.
///
/// ```swift
/// let dog = container ~> (Animal.self, name: "dog")
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service and the name.
/// - Returns: The instance.
public func ~> <Service>(
    resolver: any Resolver,
    request: (service: Service.Type, name: String)
) -> Service {
    orTrap { () throws(ResolutionError) in try resolver.require(request.service, name: request.name) }
}

/// Resolves a service with one argument.
///
/// ```swift
/// let spirit = container ~> (Animal.self, argument: "Spirit")
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service and the argument, whose static type is part of the key.
/// - Returns: The instance.
public func ~> <Service, Argument>(
    resolver: any Resolver,
    request: (service: Service.Type, argument: Argument)
) -> Service {
    orTrap { () throws(ResolutionError) in
        try resolver.require(request.service, argument: request.argument)
    }
}

/// Resolves a service by a name, with one argument.
///
/// ```swift
/// let spirit = container ~> (Animal.self, name: "horse", argument: "Spirit")
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service, the name, and the argument.
/// - Returns: The instance.
public func ~> <Service, Argument>(
    resolver: any Resolver,
    request: (service: Service.Type, name: String, argument: Argument)
) -> Service {
    orTrap { () throws(ResolutionError) in
        try resolver.require(request.service, name: request.name, argument: request.argument)
    }
}

/// Resolves a service with several arguments.
///
/// ```swift
/// let lucky = container ~> (Animal.self, arguments: ("Lucky", true))
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service, and the arguments as a tuple of any size.
/// - Returns: The instance.
public func ~> <Service, each Argument>(
    resolver: any Resolver,
    request: (service: Service.Type, arguments: (repeat each Argument))
) -> Service {
    orTrap { () throws(ResolutionError) in
        try resolver.require(request.service, arguments: repeat each request.arguments)
    }
}

/// Resolves a service by a name, with several arguments.
///
/// ```swift
/// let lucky = container ~> (Animal.self, name: "horse", arguments: ("Lucky", true))
/// ```
///
/// Traps with the `ResolutionError` if the resolution fails.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service, the name, and the arguments as a tuple.
/// - Returns: The instance.
public func ~> <Service, each Argument>(
    resolver: any Resolver,
    request: (service: Service.Type, name: String, arguments: (repeat each Argument))
) -> Service {
    orTrap { () throws(ResolutionError) in
        try resolver.require(request.service, name: request.name, arguments: repeat each request.arguments)
    }
}

// MARK: - Deprecated forms

/// Resolves a service with three arguments.
@available(*, deprecated, message: "Pass the arguments as a tuple: '(Service.self, arguments: (1, 2, 3))'")
@_documentation(visibility: internal)
public func ~> <Service, First, Second, Third>(
    resolver: any Resolver,
    request: (Service.Type, arguments: First, Second, Third)
) -> Service {
    resolver ~> (request.0, arguments: (request.1, request.2, request.3))
}

/// Resolves a service by a name, with three arguments.
@available(
    *,
    deprecated,
    message: "Pass the arguments as a tuple: '(Service.self, name: \"name\", arguments: (1, 2, 3))'"
)
@_documentation(visibility: internal)
public func ~> <Service, First, Second, Third>(
    resolver: any Resolver,
    request: (Service.Type, name: String, arguments: First, Second, Third)
) -> Service {
    resolver ~> (request.0, name: request.1, arguments: (request.2, request.3, request.4))
}

/// Returns the result of a closure, or traps with the text of its error, because a call of an operator has no `try`.
private func orTrap<Instance>(_ resolve: () throws(ResolutionError) -> Instance) -> Instance {
    do {
        return try resolve()
    } catch {
        fatalError(error.description)
    }
}
