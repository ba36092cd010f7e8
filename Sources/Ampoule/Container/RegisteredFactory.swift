/// A registration's factory, whatever its service and argument types.
@usableFromInline
protocol RegisteredFactory: AnyObject, Sendable {
    /// The component that the factory makes; nil for a factory by hand.
    var origin: ComponentOrigin? { get }

    /// A registration of the same argument types that hands the instances of another one on.
    ///
    /// - Parameters:
    ///   - service: The type to forward from.
    ///   - name: The name of the new registration.
    ///   - target: The registration that this factory belongs to.
    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration
}

/// A registration's factory.
@usableFromInline
final class TypedFactory<Service, each Argument>: RegisteredFactory {
    @usableFromInline
    let make: @Sendable (any Resolver, repeat each Argument) throws -> Service

    @usableFromInline
    let origin: ComponentOrigin?

    init(
        origin: ComponentOrigin? = nil,
        _ make: @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service
    ) {
        self.origin = origin
        self.make = make
    }

    /// Makes an instance.
    @inlinable
    @inline(never)
    func callAsFunction(_ resolver: any Resolver, _ argument: repeat each Argument) throws -> Service {
        try make(resolver, repeat each argument)
    }

    @usableFromInline
    func forwardingRegistration<Forwarded>(
        of service: Forwarded.Type,
        name: String?,
        to target: Registration
    ) -> Registration {
        let key = RegistrationKey(service, argumentTypes: repeat (each Argument).self, name: name)
        let factory = TypedFactory<Forwarded, repeat each Argument> {
            (resolver: any Resolver, argument: repeat each Argument) in
            let instance: Service
            do {
                instance = try resolver.instance(of: target, repeat each argument)
            } catch let error as ResolutionError {
                throw error.forwarded(from: target.key)
            }
            guard let forwarded = instance as? Forwarded else {
                let made: Any.Type = type(of: instance)
                throw ResolutionContext.current.innermostError(
                    .unrelatedTypes(instance: made, forwardedTo: target.key)
                )
            }
            return forwarded
        }
        return Registration(key: key, factory: factory, scope: ObjectScope.transient, target: target)
    }
}

extension Resolver {
    /// The instance of a registration that somebody holds on to.
    ///
    /// Containers hand themselves to factories; should a resolver of another kind be asked, it takes no part
    /// in the sharing.
    func instance<Service, each Argument>(
        of registration: Registration,
        _ argument: repeat each Argument
    ) throws -> Service {
        guard let container = self as? Container else {
            return try registration.makeInstance(self, repeat each argument)
        }
        return try withExtendedLifetime(registration) {
            try container.instance(
                of: Unmanaged.passUnretained(registration),
                ResolutionContext.current,
                repeat each argument
            )
        }
    }
}
