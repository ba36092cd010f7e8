extension ShorterKey {
    /// Registers the shorter key of a service, unless it has a registration already.
    func register<Service>(_ service: Service.Type, in container: Core) {
        container.registrar.setShorter(registration(of: service)) { keys in
            ambiguousRegistration(of: service, meaning: keys)
        }
    }
}

/// The types of the arguments in a shorter key.
struct GivenArguments<each Argument> {
    /// A shorter key of a component.
    ///
    /// Unchecked because the type of the function doesn't declare it thread-safe. It is: either a function that a macro wrote, which
    /// captures nothing, or a method of a stateless object.
    struct Key<each Default>: ShorterKey, @unchecked Sendable {
        private typealias PlainDefaults = (()) -> __DefaultValues<repeat each Default>

        let key: RegistrationKey

        /// The component under the complete key.
        private let complete: ComponentTemplate

        /// Makes the default values; it may be isolated to a global actor.
        private let defaults: @isolated(any) (()) -> __DefaultValues<repeat each Default>

        init<Service>(
            _ service: Service.Type,
            of complete: ComponentTemplate,
            by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
        ) {
            typealias Complete = Signature<Service, repeat each Argument, repeat each Default>
            precondition(
                Complete.ofKey.identity == complete.key.signature.identity,
                "The default values are those of the arguments that are left out"
            )
            key = RegistrationKey(
                service,
                argumentTypes: repeat (each Argument).self,
                name: complete.key.name
            )
            self.complete = complete
            self.defaults = defaults
        }

        var isComponentAsynchronous: Bool { complete.isAsynchronous }

        /// The template of the component under the shorter key of a service.
        func template<Service>(of service: Service.Type) -> ComponentTemplate {
            ComponentTemplate(
                key: key.key(of: service),
                factory: factory(of: service),
                attributes: Registration.Attributes(
                    origin: complete.attributes.origin,
                    shortenedKey: ShortenedKey(keys: [complete.key.key(of: service)], shorterKey: self)
                ),
                scope: .transient,
                forwards: complete.forwards
            )
        }

        func registration<Service>(of service: Service.Type) -> Registration {
            let template = template(of: service)
            return template.makeRegistration(under: template.key, defaultScope: .transient)
        }

        func completing(_ decoration: any Decoration) -> any Decoration {
            decoration.accepting(repeat (each Argument).self, repeat (each Default).self)
        }

        /// Makes the registration under an ambiguous shorter key, which always fails.
        func ambiguousRegistration<Service>(of service: Service.Type, meaning keys: [RegistrationKey])
            -> Registration
        {
            let key = key.key(of: service)
            return Registration(
                key: key,
                factory: UntypedFactory {
                    (resolver: any Resolver, _: repeat each Argument) throws -> Service in
                    let alternatives = (resolver as? Container)?.core.alternatives(to: key) ?? []
                    throw Refusal(reason: .unregistered(alternatives: alternatives))
                },
                attributes: Registration.Attributes(shortenedKey: ShortenedKey(keys: keys))
            )
        }

        /// The factory that resolves the complete key synchronously.
        private func factory<Service>(of service: Service.Type) -> UntypedFactory {
            let completeKey = complete.key.key(of: service)
            // A further service has no factory of its own; the container resolves it by its registration.
            typealias Own = ComponentRegistration<Service, repeat each Argument, repeat each Default>
            let own = complete.service == service && !complete.isAsynchronous ? Own(complete) : nil
            return UntypedFactory {
                (resolver: any Resolver, argument: repeat each Argument) throws -> Service in
                // The actor of the component matters only to synchronous instances.
                if complete.isAsynchronous,
                    resolver.borrowedContainer?.object.core.isAwaited(completeKey, byDefault: true) ?? true
                {
                    throw Refusal(reason: .asynchronous)
                }
                try Isolation(actor: defaults.isolation).check()
                // The function is not isolated, or the current actor is its own; see ``__SynchronousMaking``.
                let others = unsafeBitCast(defaults, to: PlainDefaults.self)(()).values
                do throws(ResolutionError) {
                    if let own { return try resolver.__make(own, repeat each argument, repeat each others) }
                    return try resolver.instance(
                        of: service,
                        name: key.name,
                        option: nil,
                        arguments: repeat each argument,
                        repeat each others
                    )
                } catch {
                    throw error.forwarded(from: completeKey, ownKey: complete.ownKey)
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
        let (key, ownKey) = (complete.key.key(of: service), complete.ownKey)
        typealias Complete = AsynchronousComponentRegistration<
            Service, repeat each Argument, repeat each Default
        >
        let complete = Complete(complete)
        return AsynchronousFactory<Service, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let others = await defaults(()).values
            do throws(ResolutionError) {
                return try await complete.make(by: resolver, repeat each argument, repeat each others)
            } catch {
                throw error.forwarded(from: key, ownKey: ownKey)
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
        case .registration(let registration):
            guard let shorterKey = registration.shorterKey,
                let complete = registration.shortenedKey?.keys.first
            else { return registration.isAsynchronous && !isMade(registration) }
            return isAwaited(complete, byDefault: shorterKey.isComponentAsynchronous)
        case .fallback(let fallback): return fallback.isAwaited(key, byDefault: unregistered)
        default: return unregistered
        }
    }
}
