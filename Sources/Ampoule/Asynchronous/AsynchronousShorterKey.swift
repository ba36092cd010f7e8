extension GivenArguments {
    /// A shorter key of a component that has to be awaited.
    struct AsynchronousKey<each Default>: ShorterKey {
        private let defaults: AwaitedDefaultValues<repeat each Default>

        /// The component's registration under the complete key: an ``AsynchronousComponentRegistration`` of a service.
        private let complete: any AnyObject & Sendable

        init(
            _ complete: any AnyObject & Sendable,
            _ defaults: AwaitedDefaultValues<repeat each Default>
        ) {
            self.complete = complete
            self.defaults = defaults
        }

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

        func registration<Service>(
            of service: Service.Type,
            name: String?,
            to shortenedKey: ShortenedKey,
            origin: ComponentOrigin?
        ) -> Registration {
            if shortenedKey.isAmbiguous {
                return GivenArguments.ambiguousRegistration(of: service, name: name, shortenedKey)
            }
            return factory(of: service, name: name).makeRegistration(
                under: key(of: service, name: name),
                scope: .transient,
                origin: origin,
                shortenedKey: shortenedKey
            )
        }

        /// The factory that asks for the complete key.
        func factory<Service>(
            of service: Service.Type,
            name: String?
        ) -> AsynchronousFactory<Service, repeat each Argument> {
            let defaults = defaults
            let completeKey = completeKey(of: service, name: name)
            // A further service has no factory of its own: it is found where it is registered.
            let own =
                complete
                as? AsynchronousComponentRegistration<Service, repeat each Argument, repeat each Default>
            return AsynchronousFactory { (resolver: AsynchronousResolver, argument: repeat each Argument) in
                let others = await defaults.values()
                do throws(ResolutionError) {
                    if let own {
                        return try await resolver.make(own, repeat each argument, repeat each others)
                    }
                    return try await resolver.instance(
                        of: service,
                        for: completeKey,
                        repeat each argument,
                        repeat each others
                    )
                } catch {
                    throw error.forwarded(from: completeKey, ownKey: own?.ownKey)
                }
            }
        }
    }
}
