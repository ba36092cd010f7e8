/// An element of a module that makes a new instance each time it is asked for one.
///
/// ```swift
/// factory { Cat() }
/// factory { Cat() as Animal }
/// factory(named: "the dog") { Dog() as Animal }
/// ```
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes an instance. The type that it returns is the service: cast the instance to the protocol it
///     is to be had by.
/// - Returns: The element.
@preconcurrency
public func factory<Service>(
    named name: String? = nil,
    _ make: @escaping @Sendable () throws -> Service
) -> Definition<Service> {
    factory(named: name) { _ in try make() }
}

/// An element of a module that makes a new instance each time it is asked for one, with the help of the
/// module, and from parameters.
///
/// ```swift
/// factory { module in Horse(stable: module.get()!) }
/// factory { (_, x: Int, y: Int) in Counter(x: x, y: y) }
/// ```
///
/// The parameters are passed to `get` and `inject`, and found by their number and static types.
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes an instance, from the module and any number of parameters. The type that it returns is the
///     service: cast the instance to the protocol it is to be had by.
/// - Returns: The element.
@preconcurrency
public func factory<Service, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (_ module: Module, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
    return Definition(.factory, key: key) { container in
        container.register(Service.self, name: name) {
            (resolver: any Resolver, parameter: repeat each Parameter) in
            try make(Module(resolver), repeat each parameter)
        }
        .inObjectScope(.transient)
    }
}

/// An element of a module that makes a new instance each time it is asked for one, from parameters alone.
///
/// ```swift
/// factory { Counter(x: $0, y: $1) }
/// ```
///
/// A closure that may take the module as its first parameter does.
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes an instance, from any number of parameters. The type that it returns is the service: cast the
///     instance to the protocol it is to be had by.
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
