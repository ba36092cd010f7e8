/// Defines a factory: an element of a module that makes a new instance for each request.
///
/// ```swift
/// factory { Cat() }
/// factory { Cat() as Animal }
/// factory(named: "the dog") { Dog() as Animal }
/// ```
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes an instance. Its result type is the service: to resolve the instance by a protocol, cast it.
/// - Returns: The element.
@preconcurrency
public func factory<Service>(
    named name: String? = nil,
    _ make: @escaping @Sendable () throws -> Service
) -> Definition<Service> {
    factory(named: name) { _ in try make() }
}

/// Defines a factory that makes instances from the module and parameters.
///
/// ```swift
/// factory { module in Horse(stable: module.get()!) }
/// factory { (_, x: Int, y: Int) in Counter(x: x, y: y) }
/// ```
///
/// Callers pass the parameters to `get` and `inject`; their number and static types select the factory.
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes an instance, from the module and any number of parameters. Its result type is the service: to
///     resolve the instance by a protocol, cast it.
/// - Returns: The element.
@preconcurrency
public func factory<Service, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (_ module: Module, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
    return Definition(kind: .factory, key: key) { container in
        container.register(Service.self, name: name) {
            (resolver: any Resolver, parameter: repeat each Parameter) in
            try make(Module(resolver), repeat each parameter)
        }
        .inObjectScope(.transient)
    }
}

/// Defines a factory that makes instances from parameters alone.
///
/// ```swift
/// factory { Counter(x: $0, y: $1) }
/// ```
///
/// If the first parameter of the closure can be the module, it is the module.
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes an instance, from any number of parameters. Its result type is the service: to resolve the
///     instance by a protocol, cast it.
/// - Returns: The element.
@preconcurrency
@_disfavoredOverload
public func factory<Service, First, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (First, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    factory(named: name) { (_: Module, first: First, parameter: repeat each Parameter) in
        try make(first, repeat each parameter)
    }
}
