extension Container {
    /// Registers a factory for a service.
    ///
    /// The factory takes a resolver, which resolves the dependencies of the instance, and any number of arguments,
    /// which the caller passes when resolving.
    ///
    /// ```swift
    /// container.register(Animal.self) { _ in Cat(name: "Mimi") }
    /// container.register(Animal.self) { _, name in Horse(name: name) }
    /// container.register(Animal.self, name: "dog") { _ in Dog(name: "Hachi") }
    /// container.register(Person.self) { resolver in
    ///     PetOwner(name: "Stephen", pet: try resolver.require(Animal.self))
    /// }
    /// ```
    ///
    /// The registration overwrites one with an equal ``RegistrationKey``. The factory may run on any thread, and on
    /// several at once. Code in the Swift 5 language mode may pass closures that are not `@Sendable`.
    ///
    /// Name and meaning match Swinject's document "DI Container".
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name, to distinguish registrations of the same service and arguments.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, to configure its scope and more.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            consuming @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let signature = Signature<Service, repeat each Argument>.ofKey
        let key = RegistrationKey(signature: signature, name: name, optionBox: nil)
        return core.registrar.file(UntypedFactory(factory), under: key)
    }

    /// Registers a factory that passes its resolver to a function of `some Resolver`.
    ///
    /// With a parameter pack alone, the compiler can't open the resolver, and would take such a closure for an asynchronous one. It
    /// also reports twice that a closure doesn't take the resolver. Any other closure is one for the form with a pack, which needs
    /// no second closure around it.
    @_disfavoredOverload
    @preconcurrency
    @_documentation(visibility: internal)
    @discardableResult
    public func register<Service>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping @Sendable (_ resolver: any Resolver) throws -> Service
    ) -> ServiceEntry<Service> {
        let key = RegistrationKey(signature: Signature<Service>.ofKey, name: name, optionBox: nil)
        return core.registrar.file(UntypedFactory(factory), under: key)
    }

    /// Registers an asynchronous factory for a service.
    ///
    /// The compiler chooses this form if the closure contains `await`.
    ///
    /// ```swift
    /// container.register(Stable.self) { resolver in
    ///     let owner = try await resolver.require(Person.self)
    ///     return await Stable.built(by: owner)
    /// }
    ///
    /// let stable = try await container.asynchronous.require(Stable.self)
    /// ```
    ///
    /// In the factory, requests to the resolver need `await`, also for synchronous services. The factory runs on the
    /// caller's actor, unless it is isolated to another one.
    ///
    /// It replaces a registration under an equal ``RegistrationKey``, asynchronous or not.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name that distinguishes registrations of the same service and arguments.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, which configures its scope and completions.
    /// - Complexity: O(1) on average.
    @_disfavoredOverload
    @preconcurrency
    @discardableResult
    public func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (
                _ resolver: AsynchronousResolver, repeat each Argument
            ) async throws -> Service
    ) -> AsynchronousServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        return core.registrar.file(AsynchronousFactory(factory), under: key)
    }

    /// Registers an existing instance.
    ///
    /// ```swift
    /// container.register(Stable.self, instance: stable)
    /// container.register(Int.self, name: "places", instance: 3)
    /// ```
    ///
    /// The instance is shared like one in the scope ``ObjectScope/container``, and stays when that scope is reset. Use
    /// this to pass an instance that was made asynchronously to synchronous code.
    ///
    /// The registration overwrites one with an equal ``RegistrationKey``.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: A name, to distinguish registrations of the same service.
    ///   - instance: The instance.
    /// - Returns: The entry of the registration.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func register<Service: Sendable>(
        _ serviceType: Service.Type,
        name: String? = nil,
        instance: Service
    ) -> ServiceEntry<Service> {
        let key = RegistrationKey(serviceType, name: name)
        let factory = UntypedFactory { (_: any Resolver) throws -> Service in instance }
        let policy = ScopePolicy.commonOfInstances
        return core.registrar.file(Registration(key: key, factory: factory, policy: policy))
    }

    /// Registers a factory under a key with an option, for extensions of the container.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - option: An additional part of the key.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration, to configure its scope and more.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func _register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String? = nil,
        option: (any ServiceKeyOption)?,
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let key = RegistrationKey(
            serviceType,
            argumentTypes: repeat (each Argument).self,
            name: name,
            option: option
        )
        return core.registrar.file(UntypedFactory(factory), under: key)
    }

    /// Registers another type by which the instances of a registration are resolved.
    ///
    /// ```swift
    /// let entry = container.register(Horse.self) { _ in Horse(name: "Spirit") }
    /// container.forward(Animal.self, to: entry)
    /// ```
    ///
    /// Instances that the scope of the entry shares are the same for both types, and made by the entry's own container, which
    /// may be another one. Arguments are passed on. Name and meaning match Swinject's document "Type Forwarding".
    ///
    /// - Parameters:
    ///   - type: The type to forward from. If an instance is not of this type, resolving it fails with
    ///     ``ResolutionError/Reason/unrelatedTypes(instance:forwardedTo:)``.
    ///   - name: The name of the forwarding registration.
    ///   - service: The entry to forward to.
    /// - Returns: The entry of the forwarding registration.
    @discardableResult
    public func forward<Forwarded, Service>(
        _ type: Forwarded.Type,
        name: String? = nil,
        to service: some RegistrationEntry<Service>
    ) -> ServiceEntry<Forwarded> {
        let (core, entry) = (core, service.entry)
        let target = core.counterpart(of: entry.registration)
        return core.registrar.forward(
            type,
            name: name,
            to: ServiceEntry<Service>(registration: target, registrar: entry.registrar)
        )
    }
}

extension Container {
    /// Registers a factory with a description of its dependencies, for the graph and `validate()`.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the service.
    ///   - name: The name of the registration.
    ///   - description: The dependencies of the factory.
    ///   - factory: Makes an instance of the component.
    /// - Returns: The entry of the registration.
    package func register<Service, each Argument>(
        _ serviceType: Service.Type,
        name: String?,
        description: FactoryDescription,
        factory: @escaping @Sendable (_ resolver: any Resolver, repeat each Argument) throws -> Service
    ) -> ServiceEntry<Service> {
        let key = RegistrationKey(serviceType, argumentTypes: repeat (each Argument).self, name: name)
        let attributes = Registration.Attributes(factoryDescription: description)
        return core.registrar.file(UntypedFactory(factory), under: key, attributes)
    }
}

extension Registrar {
    /// Stores a registration of an asynchronous factory in the default scope, and notifies the behaviors.
    func file<Service, each Argument>(
        _ factory: AsynchronousFactory<Service, repeat each Argument>,
        under key: RegistrationKey
    ) -> AsynchronousServiceEntry<Service> {
        let attributes = Registration.Attributes(asynchronousFactory: factory)
        return AsynchronousServiceEntry(entry: file(factory.refusal, under: key, attributes))
    }
}

extension UntypedFactory {
    struct Typed<Service, each Argument> {
        let make: @Sendable (any Resolver, repeat each Argument) throws -> Service
    }

    @inline(__always)
    init<Service, each Argument>(
        _ make: consuming @escaping @Sendable (any Resolver, repeat each Argument) throws -> Service
    ) {
        self.init(erasing: Typed(make: make))
    }
}
