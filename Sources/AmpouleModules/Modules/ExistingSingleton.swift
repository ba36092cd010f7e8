/// A singleton as it can be had without the parameters that it is made from, once it exists.
///
/// Each singleton registers one under a key that has the service and the name, but no parameters: what it is asked with
/// does not count any more, whatever the types.
struct ExistingSingleton<Service> {
    let instance: Service

    /// The key that the singleton is registered under.
    let key: RegistrationKey

    /// The parameters that it was made with.
    let parameters: String
}

extension ExistingSingleton {
    /// Registers the way to a singleton that exists.
    ///
    /// - Parameters:
    ///   - container: The container of the module.
    ///   - key: The key that the singleton is registered under.
    ///   - option: The option of the registration that keeps the instance, if it has one.
    ///   - first: The parameters that the singleton was made with, if it has been made.
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
    /// The instance of a service; of a singleton that exists, whatever the parameters.
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
