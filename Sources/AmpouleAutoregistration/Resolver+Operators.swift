// The binary operator `~>` is one of the standard library's.

postfix operator ~>

/// The instance of the service that the context asks for.
///
/// ```swift
/// let animal: Animal = container~>
/// container.register(Person.self) { resolver in PetOwner(pet: resolver~>) }
/// ```
///
/// Traps with the whole `ResolutionError` if there is none; an optional is nil then. Use `require`
/// in code that throws.
///
/// - Parameter resolver: The container, or the resolver of a factory.
/// - Returns: The instance.
public postfix func ~> <Service>(resolver: any Resolver) -> Service {
    resolver ~> Service.self
}

/// The instance of a service.
///
/// ```swift
/// let animal = container ~> Animal.self
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - service: The type of the service.
/// - Returns: The instance.
public func ~> <Service>(resolver: any Resolver, service: Service.Type) -> Service {
    orTrap { () throws(ResolutionError) in try resolver.require(service) }
}

/// The instance of a service that is registered under a name.
///
/// ```swift
/// let dog = container ~> (Animal.self, name: "dog")
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
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

/// The instance of a service that is made from one argument.
///
/// ```swift
/// let spirit = container ~> (Animal.self, argument: "Spirit")
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
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

/// The instance of a service that is registered under a name and made from one argument.
///
/// ```swift
/// let spirit = container ~> (Animal.self, name: "horse", argument: "Spirit")
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
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

/// The instance of a service that is made from several arguments.
///
/// ```swift
/// let lucky = container ~> (Animal.self, arguments: ("Lucky", true))
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
///
/// - Parameters:
///   - resolver: The container, or the resolver of a factory.
///   - request: The type of the service, and the arguments as a tuple; there may be any number of them.
/// - Returns: The instance.
public func ~> <Service, each Argument>(
    resolver: any Resolver,
    request: (service: Service.Type, arguments: (repeat each Argument))
) -> Service {
    orTrap { () throws(ResolutionError) in
        try resolver.require(request.service, arguments: repeat each request.arguments)
    }
}

/// The instance of a service that is registered under a name and made from several arguments.
///
/// ```swift
/// let lucky = container ~> (Animal.self, name: "horse", arguments: ("Lucky", true))
/// ```
///
/// Traps with the whole `ResolutionError` if there is none.
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

// MARK: - Former forms

/// The instance of a service that is made from three arguments.
@available(*, deprecated, message: "Pass the arguments as a tuple: '(Service.self, arguments: (1, 2, 3))'")
@_documentation(visibility: internal)
public func ~> <Service, First, Second, Third>(
    resolver: any Resolver,
    request: (Service.Type, arguments: First, Second, Third)
) -> Service {
    resolver ~> (request.0, arguments: (request.1, request.2, request.3))
}

/// The instance of a service that is registered under a name and made from three arguments.
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

/// Returns what a closure returns, or ends the program with the text of its error, since an operator names no `try`.
private func orTrap<Instance>(_ resolve: () throws(ResolutionError) -> Instance) -> Instance {
    do {
        return try resolve()
    } catch {
        fatalError(error.description)
    }
}
