extension ShorterKey {
    /// A registration that resolves the complete key of a service.
    ///
    /// - Parameter key: The shorter key, or the key of an unregistered component.
    func registration<Service>(
        of service: Service.Type,
        under key: RegistrationKey,
        origin: ComponentOrigin?
    ) -> Registration {
        Registration(
            key: key,
            factory: factory(of: service, name: key.name),
            scope: .transient,
            attributes: Registration.Attributes(
                origin: origin,
                shortenedKey: .one(completeKey(of: service, name: key.name)),
                shorterKey: self
            )
        )
    }

    /// Registers the shorter key of a service, unless it has a registration already.
    func register<Service>(
        _ service: Service.Type,
        name: String?,
        origin: ComponentOrigin?,
        in container: Core
    ) {
        container.registrar.setShorter(
            registration(of: service, under: key(of: service, name: name), origin: origin),
            orAmbiguous: { keys in ambiguousRegistration(of: service, name: name, meaning: keys) }
        )
    }
}

/// The types of the arguments in a shorter key.
struct GivenArguments<each Argument> {
    /// A shorter key of a component.
    struct Key<each Default>: ShorterKey {
        let defaults: DefaultValues<repeat each Default>

        /// The component's registration under the complete key.
        let complete: any AnyComponentRegistration

        var isComponentAsynchronous: Bool { complete.template.isAsynchronous }

        func key<Service>(of service: Service.Type, name: String?) -> RegistrationKey {
            RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        }

        func completeKey<Service>(of service: Service.Type, name: String?) -> RegistrationKey {
            RegistrationKey(
                service,
                argumentTypes: repeat (each Argument).self,
                repeat (each Default).self,
                name: name
            )
        }

        func completing(_ decoration: any Decoration) -> any Decoration {
            decoration.accepting(repeat (each Argument).self, repeat (each Default).self)
        }

        /// Makes the registration under an ambiguous shorter key, which always fails.
        func ambiguousRegistration<Service>(
            of service: Service.Type,
            name: String?,
            meaning keys: [RegistrationKey]
        ) -> Registration {
            let key = key(of: service, name: name)
            let fail: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
                (resolver: any Resolver, _: repeat each Argument) in
                throw Refusal(findingNothingUnder: key, in: (resolver as? Container)?.core)
            }
            return Registration(
                key: key,
                factory: UntypedFactory(fail),
                scope: .transient,
                attributes: Registration.Attributes(shortenedKey: .several(keys))
            )
        }

        /// The factory that resolves the complete key synchronously.
        func factory<Service>(of service: Service.Type, name: String?) -> UntypedFactory {
            let defaults = defaults
            let isComponentAsynchronous = isComponentAsynchronous
            let key = key(of: service, name: name)
            let completeKey = completeKey(of: service, name: name)
            // A further service has no factory of its own; the container resolves it by its registration.
            let own = complete as? ComponentRegistration<Service, repeat each Argument, repeat each Default>
            let make: @Sendable (any Resolver, repeat each Argument) throws -> Service = {
                (resolver: any Resolver, argument: repeat each Argument) in
                // The actor of the component matters only to synchronous instances.
                if isComponentAsynchronous,
                    resolver.borrowedContainer?.retained.core.isAwaited(completeKey, byDefault: true) ?? true
                {
                    throw Refusal(reason: .asynchronous)
                }
                let others = try defaults.values(for: key)
                do throws(ResolutionError) {
                    if let own { return try resolver.__make(own, repeat each argument, repeat each others) }
                    return try resolver.instance(
                        of: service,
                        name: name,
                        option: nil,
                        arguments: repeat each argument,
                        repeat each others
                    )
                } catch {
                    throw error.forwarded(from: completeKey, ownKey: own?.template.ownKey)
                }
            }
            return UntypedFactory(make)
        }
    }
}

extension Refusal {
    /// Makes the error for an unregistered key.
    init(findingNothingUnder key: RegistrationKey, in container: Core?) {
        self.init(reason: .unregistered(alternatives: container?.alternatives(to: key) ?? []))
    }
}

extension Registration {
    /// The name of the registered component.
    var componentName: String? {
        maker.origin.map { origin in
            // The type generated for a function is named after it.
            String(TypeName.short(origin.component).trimmingPrefix("__provided_"))
        }
    }
}
