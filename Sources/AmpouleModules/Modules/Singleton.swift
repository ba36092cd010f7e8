/// Defines a singleton: an element of a module that makes one instance, and stores it.
///
/// ```swift
/// singleton { Stable() }
/// singleton(named: "the cat") { Cat() as Animal }
/// ```
///
/// The first request makes the instance, on the requesting thread. All threads share it, so it should be `Sendable`,
/// or used by one thread only.
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes the instance. Its result type is the service: to resolve the instance by a protocol, cast it.
/// - Returns: The element.
@preconcurrency
public func singleton<Service>(
    named name: String? = nil,
    _ make: @escaping @Sendable () throws -> Service
) -> Definition<Service> {
    singleton(named: name) { _ in try make() }
}

/// Defines a singleton that is made from the module and parameters.
///
/// ```swift
/// singleton { module in PetOwner(pet: module.get()!) }
/// singleton { (_, x: Int, y: Int) in Counter(x: x, y: y) }
/// ```
///
/// Only the first request uses its parameters. Later requests return the existing instance, with the same parameters,
/// with others of any types, which is logged, or with none.
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes the instance, from the module and any number of parameters. Its result type is the service: to
///     resolve the instance by a protocol, cast it.
/// - Returns: The element.
@preconcurrency
public func singleton<Service, each Parameter>(
    named name: String? = nil,
    _ make: @escaping @Sendable (_ module: Module, repeat each Parameter) throws -> Service
) -> Definition<Service> {
    let key = RegistrationKey(Service.self, argumentTypes: repeat (each Parameter).self, name: name)
    return Definition(kind: .singleton, key: key) { container in
        ExistingSingleton<Service>.registerCall(withoutParametersOf: key, in: container)
    } register: { container in
        let first = FirstParameters<repeat each Parameter>()
        return first.registerSingleton(key, in: container) { (resolver, parameter: repeat each Parameter) in
            try make(Module(resolver), repeat each parameter)
        }
    }
}

/// Defines a singleton that is made from parameters alone.
///
/// ```swift
/// singleton { Counter(x: $0, y: $1) }
/// ```
///
/// If the first parameter of the closure can be the module, it is the module.
///
/// - Parameters:
///   - name: A name that distinguishes definitions of the same service and parameter types.
///   - make: Makes the instance, from any number of parameters. Its result type is the service: to resolve the
///     instance by a protocol, cast it.
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
