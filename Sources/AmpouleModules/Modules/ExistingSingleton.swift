/// A singleton that, once it exists, is resolved without the parameters it is made from.
///
/// Each singleton registers one under a key with the service and the name, but without parameters: requests for an
/// existing singleton ignore their parameters, whatever their types.
struct ExistingSingleton<Service> {
    let instance: Service

    /// The key that the singleton is registered under.
    let key: RegistrationKey

    /// The parameters that the singleton was made with.
    let parameters: String
}

extension ExistingSingleton {
    /// Registers the lookup of an existing singleton.
    ///
    /// - Parameters:
    ///   - container: The container of the module.
    ///   - key: The key that the singleton is registered under.
    ///   - option: The option of the registration that stores the instance, if it has one.
    ///   - first: The parameters that the singleton was made with, once it exists.
    static func register<each Parameter>(
        in container: Container,
        key: RegistrationKey,
        option: SingletonOption?,
        _ first: FirstParameters<repeat each Parameter>
    ) {
        container._register(Self?.self, name: key.name, option: SingletonOption()) { resolver in
            guard let values = first.get() else { return nil }
            let instance = try resolver.instance(
                of: Service.self,
                name: key.name,
                option: option,
                arguments: repeat each values
            )
            let parameters = key.argumentTypes.isEmpty ? "" : String(reflecting: values)
            return Self(instance: instance, key: key, parameters: parameters)
        }
        .inObjectScope(.transient)
    }
}

extension Resolver {
    /// Resolves a service; ignores the parameters if it is a singleton that exists.
    @usableFromInline
    func instance<Service, each Parameter>(
        of service: Service.Type,
        named name: String?,
        _ parameter: repeat each Parameter
    ) throws(ResolutionError) -> Service {
        do {
            return try require(service, name: name, arguments: repeat each parameter)
        } catch {
            let key = RegistrationKey(service, argumentTypes: repeat (each Parameter).self, name: name)
            if case .unregistered = error.reason, error.key == key,
                let existing = existingSingleton(of: service, named: name)
            {
                let later = String(reflecting: (repeat each parameter))
                InjectionLogger(of: self)(
                    .parametersIgnored(existing.key, first: existing.parameters, later: later)
                )
                return existing.instance
            }
            throw error.speakingOfModules()
        }
    }

    private func existingSingleton<Service>(
        of service: Service.Type,
        named name: String?
    ) -> ExistingSingleton<Service>? {
        let existing = try? instance(
            of: ExistingSingleton<Service>?.self,
            name: name,
            option: SingletonOption()
        )
        return existing ?? nil
    }
}
