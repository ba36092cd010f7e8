/// The parameters that a singleton was made with.
///
/// Unchecked because the parameters need not be `Sendable`. Values are compared with others as they were when the
/// singleton was made; of objects, only the identity is used.
final class FirstParameters<each Parameter>: @unchecked Sendable {
    private let lock = Mutex(())
    private var values: (repeat each Parameter)?

    func get() -> (repeat each Parameter)? {
        lock.withLock { _ in values }
    }

    func set(_ values: (repeat each Parameter)) {
        // The former parameters are released after unlocking, because their deinitializers are user code.
        _ = lock.withLock { _ in
            defer { self.values = values }
            return self.values
        }
    }
}

extension FirstParameters {
    /// Registers a singleton, and the lookup of it once it exists.
    ///
    /// If it takes parameters, the registration that stores the instance has a key with an option. The one that callers
    /// request passes the parameters on to it, and logs if they are ignored.
    ///
    /// - Parameters:
    ///   - key: The key that the singleton is requested by.
    ///   - container: The container of the module.
    ///   - make: Makes the instance.
    /// - Returns: The entry of the registration that stores the instance.
    func registerSingleton<Service>(
        _ key: RegistrationKey,
        in container: Container,
        _ make: @escaping @Sendable (any Resolver, repeat each Parameter) throws -> Service
    ) -> ServiceEntry<Service> {
        let option = key.argumentTypes.isEmpty ? nil : SingletonOption()
        container._register(ExistingSingleton<Service>?.self, name: key.name, option: SingletonOption()) {
            resolver in
            guard let values = self.get() else { return nil }
            let instance = try resolver.instance(
                of: Service.self,
                name: key.name,
                option: option,
                arguments: repeat each values
            )
            let parameters = option == nil ? "" : String(reflecting: values)
            return ExistingSingleton(instance: instance, key: key, parameters: parameters)
        }
        .inObjectScope(.transient)
        if let option { registerCall(of: Service.self, key, option: option, in: container) }
        return container._register(Service.self, name: key.name, option: option) {
            (resolver, parameter: repeat each Parameter) in
            let instance = try make(resolver, repeat each parameter)
            self.set((repeat each parameter))
            return instance
        }
        .inObjectScope(.container)
    }

    /// Registers the factory for calls with parameters, which are passed on to the registration that stores the instance.
    private func registerCall<Service>(
        of service: Service.Type,
        _ key: RegistrationKey,
        option: SingletonOption,
        in container: Container
    ) {
        container.register(service, name: key.name) {
            (resolver: any Resolver, parameter: repeat each Parameter) in
            let instance = try resolver.instance(
                of: Service.self,
                name: key.name,
                option: option,
                arguments: repeat each parameter
            )
            if let values = self.get(), !areEqual((repeat each values), (repeat each parameter)) {
                let first = String(reflecting: (repeat each values))
                let later = String(reflecting: (repeat each parameter))
                InjectionLogger(of: resolver)(.parametersIgnored(key, first: first, later: later))
            }
            return instance
        }
        .inObjectScope(.transient)
    }
}

/// Whether two lists of parameters are known to be equal.
func areEqual<each Parameter>(_ first: (repeat each Parameter), _ second: (repeat each Parameter)) -> Bool {
    for (one, other) in repeat (each first, each second) {
        guard isEqual(one, other) else { return false }
    }
    return true
}

private func isEqual<Value>(_ first: Value, _ second: Value) -> Bool {
    if type(of: first as Any) is any AnyObject.Type { return first as AnyObject === second as AnyObject }
    guard let first = first as? any Equatable else { return false }
    return first.isEqual(to: second)
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { self == other as? Self }
}
