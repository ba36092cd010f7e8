/// An element of a module that makes one instance, and keeps it.
///
/// ```swift
/// singleton { Stable() }
/// singleton(named: "the cat") { Cat() as Animal }
/// ```
///
/// The instance is made when it is asked for the first time, by one of the threads that ask. Since all of them
/// get the same, it should be `Sendable`, or used by one of them only.
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes the instance. The type that it returns is the service: cast the instance to the protocol it
///     is to be had by.
/// - Returns: The element.
@preconcurrency
public func singleton<Service>(
    named name: String? = nil,
    _ make: @escaping @Sendable () throws -> Service
) -> Definition<Service> {
    singleton(named: name) { _ in try make() }
}

/// An element of a module that makes one instance, with the help of the module, and keeps it.
///
/// ```swift
/// singleton { module in PetOwner(pet: module.get()!) }
/// singleton { (_, x: Int, y: Int) in Counter(x: x, y: y) }
/// ```
///
/// Parameters count the first time only: later calls get the instance that is there, whether they pass the
/// same parameters, others of whatever types, which is logged, or none.
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes the instance, from the module and any number of parameters. The type that it returns is the
///     service: cast the instance to the protocol it is to be had by.
/// - Returns: The element.
@preconcurrency
public func singleton<Service, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (_ module: Module, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
    guard key.argumentTypes.isEmpty else {
        return ParametrizedSingleton(key: key, make: make).definition
    }
    return Definition(.singleton, key: key) { container in
        let first = FirstParameters<repeat each Parameter>()
        ExistingSingleton<Service>.register(in: container, key: key, option: nil, first)
        return container.register(Service.self, name: name) {
            (resolver: any Resolver, parameter: repeat each Parameter) in
            let instance = try make(Module(resolver), repeat each parameter)
            first.set((repeat each parameter))
            return instance
        }
        .inObjectScope(.container)
    }
}

/// An element of a module that makes one instance, from parameters alone, and keeps it.
///
/// ```swift
/// singleton { Counter(x: $0, y: $1) }
/// ```
///
/// A closure that may take the module as its first parameter does.
///
/// - Parameters:
///   - name: A name, to tell apart elements for the same service and types of parameters.
///   - make: Makes the instance, from any number of parameters. The type that it returns is the service: cast the
///     instance to the protocol it is to be had by.
/// - Returns: The element.
@preconcurrency
@_disfavoredOverload
public func singleton<Service, First, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (First, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    singleton(named: name) { (_: Module, first: First, parameter: repeat each Parameter) in
        try make(first, repeat each parameter)
    }
}
