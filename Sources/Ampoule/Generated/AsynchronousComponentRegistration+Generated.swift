/// The initializers that generated code calls.
extension AsynchronousComponentRegistration {
    /// Describes a registration.
    public convenience init<Component: Registrable & SendableMetatype>(
        _ component: Component.Type,
        factory: __AsynchronousMaking<Service, repeat each Argument>,
        completions: [__Completion] = [],
        number: Int = 1,
        name: String? = nil,
        scope: ObjectScope? = nil,
        forwards: [__Forward] = []
    ) {
        let asynchronousFactory = AsynchronousFactory(factory.make)
        let origin = ComponentOrigin(
            component,
            number: number,
            actor: factory.actor,
            // A factory without an actor may run on the actor of its caller.
            isIsolationKnown: factory.actor != nil && completions.isEmpty
        )
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                name: name,
                factory: asynchronousFactory.refusal,
                attributes: Registration.Attributes(origin: origin, asynchronousFactory: asynchronousFactory),
                completions: completions.joinedAsynchronously().map { Completions([$0], isGenerated: true) },
                scope: scope,
                forwards: forwards
            )
        )
    }

    /// Describes a registration under a shorter key, which omits arguments that have default values.
    ///
    /// - Parameters:
    ///   - component: The component.
    ///   - complete: The registration under the key with all arguments.
    ///   - defaults: Makes the default values of the omitted arguments.
    public convenience init<Component: Registrable & SendableMetatype, each Complete, each Default>(
        _ component: Component.Type,
        shortening complete: AsynchronousComponentRegistration<Service, repeat each Complete>,
        by defaults: @escaping @isolated(any) (()) -> __DefaultValues<repeat each Default>
    ) {
        self.init(
            ComponentTemplate(
                component,
                Service.self,
                argumentTypes: repeat (each Argument).self,
                shorterKey: GivenArguments<repeat each Argument>.Key<repeat each Default>(
                    defaults: DefaultValues(defaults),
                    complete: complete
                ),
                of: complete.template
            )
        )
    }
}

extension GivenArguments.Key {
    func asynchronousFactory<Service>(
        of service: Service.Type,
        name: String?
    ) -> any AnyAsynchronousFactory {
        let defaults = defaults
        let complete = AwaitedKey<Service, repeat each Argument, repeat each Default>(
            completeKey(of: service, name: name),
            of: complete
        )
        return AsynchronousFactory<Service, repeat each Argument> {
            (resolver: AsynchronousResolver, argument: repeat each Argument) in
            let others = await defaults.awaitedValues()
            do throws(ResolutionError) {
                return try await complete.instance(by: resolver, repeat each argument, repeat each others)
            } catch {
                throw error.forwarded(from: complete.key, ownKey: complete.ownKey)
            }
        }
    }
}

/// The complete key of an asynchronous resolution.
///
/// A class, because the object carries the types of the arguments: the compiler of Swift 6.3 frees them in the wrong
/// order if a closure with two argument packs passes them to an asynchronous function.
private final class AwaitedKey<Service, each Argument>: Sendable {
    let key: RegistrationKey

    // A further service has no registration of its own; the container resolves it by its registration.
    private let synchronous: ComponentRegistration<Service, repeat each Argument>?
    private let asynchronous: AsynchronousComponentRegistration<Service, repeat each Argument>?

    /// - Parameter component: The component's registration of a service.
    init(_ key: RegistrationKey, of component: any AnyComponentRegistration) {
        self.key = key
        synchronous = component as? ComponentRegistration<Service, repeat each Argument>
        asynchronous = component as? AsynchronousComponentRegistration<Service, repeat each Argument>
    }

    /// The key of the component while it is unregistered.
    var ownKey: RegistrationKey? { synchronous?.template.ownKey ?? asynchronous?.template.ownKey }

    nonisolated(nonsending) func instance(
        by resolver: AsynchronousResolver,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Service {
        if let synchronous { return try await resolver.make(synchronous, repeat each argument) }
        if let asynchronous { return try await resolver.make(asynchronous, repeat each argument) }
        return try await resolver.resolveKey(key, repeat each argument)
    }
}

extension Core {
    /// Whether the instance under a key is asynchronous, and does not exist yet; for pinned readers only.
    ///
    /// - Parameter unregistered: The result for an unregistered key.
    func isAwaited(_ key: RegistrationKey, byDefault unregistered: Bool) -> Bool {
        switch lookup(key, orUnregistered: { .nothing }) {
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
