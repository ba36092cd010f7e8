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
    /// Registers the factory for calls of a singleton with parameters that leave those out.
    static func registerCall(withoutParametersOf key: RegistrationKey, in container: Container) {
        guard !key.argumentTypes.isEmpty else { return }
        container.register(Service.self, name: key.name) { (resolver: any Resolver) in
            guard let existing = try resolver.existingSingleton(of: Service.self, named: key.name) else {
                throw ParametersMissing(key: key)
            }
            return existing.instance
        }
        .inObjectScope(.transient)
    }
}

/// Distinguishes the registration that stores a singleton from the one that callers ask for.
struct SingletonOption: HiddenServiceKeyOption {}

/// The error for a singleton that was requested before it exists and without its parameters.
private struct ParametersMissing: Error, CustomStringConvertible {
    let key: RegistrationKey

    var description: String {
        "The singleton is made from parameters. Ask for '\(key)' the first time; later calls may leave them out."
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
                let existing = (try? existingSingleton(of: service, named: name)) ?? nil
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

    fileprivate func existingSingleton<Service>(
        of service: Service.Type,
        named name: String?
    ) throws(ResolutionError) -> ExistingSingleton<Service>? {
        try instance(of: ExistingSingleton<Service>?.self, name: name, option: SingletonOption())
    }
}
