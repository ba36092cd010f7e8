/// A service that is resolved anew at each use.
///
/// ```swift
/// container.register(Person.self) { resolver in
///     Breeder(name: "Stephen", puppies: try resolver.require(Provider<Animal>.self))
/// }
/// ```
///
/// It needs no registration of its own, takes names and arguments as the service does, continues the object
/// graph it was injected in, and may be used on any thread. It does not keep the container alive.
///
/// Whether each use gives a new instance is up to the scope of the service. Only ``ObjectScope/transient``
/// always does: in ``ObjectScope/graph``, the graph shares an object as long as somebody holds it.
///
/// The name is that of Swinject's document "Delayed Injection", where each use has an object graph of its
/// own.
public struct Provider<Service>: Sendable {
    private let deferred: DeferredInstance<Service>

    /// An instance as the scope of the service says; traps with the reason if there is none.
    public var instance: Service {
        do {
            return try resolve()
        } catch {
            trap(error)
        }
    }

    /// An instance as the scope of the service says.
    ///
    /// - Returns: The instance.
    /// - Throws: ``ResolutionError`` if the service cannot be resolved.
    public func resolve() throws(ResolutionError) -> Service {
        try deferred.resolve()
    }
}

extension Provider: __DeferringWrapper {
    /// Puts off making a component that nobody has registered so far.
    public init(__unregistered component: ComponentRegistration<Service>, in container: Container) {
        self.init(deferred: DeferredInstance(unregistered: component, in: container))
    }
}

extension Provider: InstanceWrapper {
    static func wrap<each Argument>(
        in container: Container,
        name: String?,
        option: (any ServiceKeyOption)?,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Provider<Service> {
        Provider(
            deferred: try DeferredInstance(in: container, name: name, option: option, repeat each argument)
        )
    }
}
