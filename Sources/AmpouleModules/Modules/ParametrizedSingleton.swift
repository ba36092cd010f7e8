/// The registrations of a singleton that takes parameters.
///
/// The registration that stores the instance has a key with an option. The one that callers request passes the
/// parameters on to it, and logs if they are ignored.
struct ParametrizedSingleton<Service, each Parameter> {
    let key: RegistrationKey
    let make: @Sendable (Module, repeat each Parameter) throws -> Service

    var definition: Definition<Service> {
        Definition(.singleton, key: key) {
            let first = FirstParameters<repeat each Parameter>()
            return Definition.Registration { container in
                registerCall(in: container, first)
                ExistingSingleton<Service>.register(
                    in: container,
                    key: key,
                    option: SingletonOption(),
                    first
                )
                return registerInstance(in: container, first)
            } registerSubstitutes: { container in
                registerCallWithoutParameters(in: container, first)
            }
        }
    }

    /// Registers the factory that stores the instance.
    private func registerInstance(
        in container: Container,
        _ first: FirstParameters<repeat each Parameter>
    ) -> ServiceEntry<Service> {
        container._register(Service.self, name: key.name, option: SingletonOption()) {
            [make] (resolver: any Resolver, parameter: repeat each Parameter) in
            let instance = try make(Module(resolver), repeat each parameter)
            first.set((repeat each parameter))
            return instance
        }
        .inObjectScope(.container)
    }

    /// Registers the factory for calls with parameters.
    private func registerCall(in container: Container, _ first: FirstParameters<repeat each Parameter>) {
        container.register(Service.self, name: key.name) {
            [key] (resolver: any Resolver, parameter: repeat each Parameter) in
            let instance = try resolver.instance(
                of: Service.self,
                name: key.name,
                option: SingletonOption(),
                arguments: repeat each parameter
            )
            if let values = first.get(), !areEqual((repeat each values), (repeat each parameter)) {
                let first = String(reflecting: (repeat each values))
                let later = String(reflecting: (repeat each parameter))
                InjectionLogger(of: resolver)(.parametersIgnored(key, first: first, later: later))
            }
            return instance
        }
        .inObjectScope(.transient)
    }

    /// Registers the factory for calls without parameters, which need an existing instance.
    private func registerCallWithoutParameters(
        in container: Container,
        _ first: FirstParameters<repeat each Parameter>
    ) {
        container.register(Service.self, name: key.name) { [key] (resolver: any Resolver) in
            guard let values = first.get() else { throw ParametersMissing(key: key) }
            return try resolver.instance(
                of: Service.self,
                name: key.name,
                option: SingletonOption(),
                arguments: repeat each values
            )
        }
        .inObjectScope(.transient)
    }
}
