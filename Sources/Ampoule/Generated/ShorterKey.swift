extension ShorterKey {
    /// The attributes of a registration under the shorter key of a service, which resolves the complete one.
    func attributes<Service>(of service: Service.Type) -> Registration.Attributes {
        Registration.Attributes(
            origin: origin,
            shortenedKey: .one(completeKey(of: service)),
            shorterKey: self
        )
    }

    /// Registers the shorter key of a service, unless it has a registration already.
    func register<Service>(_ service: Service.Type, in container: Core) {
        let registration = Registration(
            key: key(of: service),
            factory: factory(of: service),
            attributes: attributes(of: service)
        )
        container.registrar.setShorter(registration) { keys in
            ambiguousRegistration(of: service, meaning: keys)
        }
    }
}

/// The types of the arguments in a shorter key.
struct GivenArguments<each Argument> {
    /// A shorter key of a component.
    struct Key<each Default>: ShorterKey {
        let defaults: DefaultValues<repeat each Default>

        /// The component under the complete key.
        let complete: ComponentTemplate

        var name: String? { complete.key.name }

        var origin: ComponentOrigin? { complete.attributes.origin }

        var isComponentAsynchronous: Bool { complete.isAsynchronous }

        func key<Service>(of service: Service.Type) -> RegistrationKey {
            RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        }

        func completeKey<Service>(of service: Service.Type) -> RegistrationKey {
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
        func ambiguousRegistration<Service>(of service: Service.Type, meaning keys: [RegistrationKey])
            -> Registration
        {
            let key = key(of: service)
            return Registration(
                key: key,
                factory: UntypedFactory {
                    (resolver: any Resolver, _: repeat each Argument) throws -> Service in
                    let alternatives = (resolver as? Container)?.core.alternatives(to: key) ?? []
                    throw Refusal(reason: .unregistered(alternatives: alternatives))
                },
                attributes: Registration.Attributes(shortenedKey: .several(keys))
            )
        }

        /// The factory that resolves the complete key synchronously.
        func factory<Service>(of service: Service.Type) -> UntypedFactory {
            let completeKey = completeKey(of: service)
            // A further service has no factory of its own; the container resolves it by its registration.
            typealias Own = ComponentRegistration<Service, repeat each Argument, repeat each Default>
            let own = complete.service == service && !isComponentAsynchronous ? Own(complete) : nil
            return UntypedFactory {
                (resolver: any Resolver, argument: repeat each Argument) throws -> Service in
                // The actor of the component matters only to synchronous instances.
                if isComponentAsynchronous,
                    resolver.borrowedContainer?.retained.core.isAwaited(completeKey, byDefault: true) ?? true
                {
                    throw Refusal(reason: .asynchronous)
                }
                let others = try defaults.values()
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
        }
    }
}

extension Registration {
    /// The name of the registered component.
    var componentName: String? {
        maker.origin.map { origin in TypeName.short(origin.component) }
    }
}

extension GivenArguments.Key {
    func asynchronousFactory<Service>(of service: Service.Type) -> any AnyAsynchronousFactory {
        let defaults = defaults
        let key = completeKey(of: service)
        // A further service has no registration of its own; the container resolves it by its registration.
        let complete = AwaitedComponent<Service, repeat each Argument, repeat each Default>(
            self.complete
        )
        return AsynchronousFactory<Service, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let others = await defaults.awaitedValues()
            do throws(ResolutionError) {
                return try await complete.make(by: resolver, repeat each argument, repeat each others)
            } catch {
                throw error.forwarded(from: key, ownKey: complete.isOwn ? complete.template.ownKey : nil)
            }
        }
    }
}

extension Core {
    /// Whether the instance under a key is asynchronous, and does not exist yet; for pinned readers only.
    ///
    /// - Parameter unregistered: The result for an unregistered key.
    func isAwaited(_ key: RegistrationKey, byDefault unregistered: Bool) -> Bool {
        switch lookup(key, found: find(key), orUnregistered: { .nothing }) {
        case .registration(let found):
            let registration = found.object
            guard let shorterKey = registration.shorterKey,
                let complete = registration.shortenedKey?.keys.first
            else { return registration.isAsynchronous && !isMade(registration) }
            return isAwaited(complete, byDefault: shorterKey.isComponentAsynchronous)
        case .fallback(let fallback): return fallback.isAwaited(key, byDefault: unregistered)
        default: return unregistered
        }
    }
}
