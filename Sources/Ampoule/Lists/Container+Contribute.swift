extension Container {
    /// Registers a factory whose instances are elements of the collection of a service.
    ///
    /// ```swift
    /// container.contribute(to: HealthCheck.self) { _ in DiskCheck() }
    /// container.contribute(to: HealthCheck.self, name: "database") { resolver in
    ///     DatabaseCheck(try resolver.require(Database.self))
    /// }
    ///
    /// let checks = container.resolve([any HealthCheck].self)
    /// let checksByName = container.resolve([String: any HealthCheck].self)
    /// ```
    ///
    /// The collection of a service contains all contributions: first those of outer containers and levels, then those of inner
    /// ones, each in the order of registration, and each shared by its own scope. A dictionary contains those with a name;
    /// a name of an inner container takes precedence. A collection without contributions is empty. A registration of the array
    /// or the dictionary itself takes precedence over the contributions.
    ///
    /// A contribution with a name replaces one of the same name, and keeps its place. The service itself can't be resolved from
    /// contributions.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the elements.
    ///   - name: The name of the element, for dictionaries.
    ///   - factory: Makes the element.
    /// - Returns: The entry of the contribution, to configure its scope and more.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func contribute<Service>(
        to serviceType: Service.Type,
        name: String? = nil,
        factory: @escaping @Sendable (_ resolver: any Resolver) throws -> Service
    ) -> ServiceEntry<Service> {
        core.registrar.file(
            UntypedFactory(factory),
            under: .contribution(to: serviceType, name: name, orUnnamed: .closure(.next()))
        )
    }

    /// Registers an asynchronous factory whose instances are elements of the collection of a service.
    ///
    /// Resolve a collection with such an element with `await`.
    ///
    /// - Parameters:
    ///   - serviceType: The type of the elements.
    ///   - name: The name of the element, for dictionaries.
    ///   - factory: Makes the element.
    /// - Returns: The entry of the contribution, to configure its scope and more.
    /// - Complexity: O(1) on average.
    @preconcurrency
    @discardableResult
    public func contribute<Service>(
        to serviceType: Service.Type,
        name: String? = nil,
        factory:
            nonisolated(nonsending) @escaping @Sendable (_ resolver: AsynchronousResolver) async throws ->
            Service
    ) -> AsynchronousServiceEntry<Service> {
        let registrar = core.registrar
        let registration = AsynchronousFactory(factory).makeRegistration(
            under: .contribution(to: serviceType, name: name, orUnnamed: .closure(.next())),
            scope: registrar.defaultScope
        )
        return AsynchronousServiceEntry(entry: registrar.file(registration))
    }
}

extension RegistrationEntry {
    /// Makes the instances of this registration elements of the collection of another service, too.
    ///
    /// ```swift
    /// container.register(Database.self) { _ in Database() }
    ///     .inObjectScope(.container)
    ///     .contributes(to: HealthCheck.self, name: "database")
    /// ```
    ///
    /// The element is the instance that the scope of this registration shares.
    ///
    /// Traps at the caller's line if the registration takes arguments, which a collection doesn't pass.
    ///
    /// - Parameters:
    ///   - type: The type of the elements; see ``Container/contribute(to:name:factory:)->ServiceEntry<Service>``. If an
    ///     instance is not of this type, resolving the collection fails with
    ///     ``ResolutionError/Reason/unrelatedTypes(instance:forwardedTo:)``.
    ///   - name: The name of the element, for dictionaries.
    ///   - file: The file of the call.
    ///   - line: The line of the call.
    /// - Returns: The entry, for further calls.
    /// - Complexity: O(1) on average.
    @discardableResult
    public func contributes<Element>(
        to type: Element.Type,
        name: String? = nil,
        file: StaticString = #fileID,
        line: UInt = #line
    ) -> Self {
        guard key.takesNoArguments else {
            fatalError(
                "'\(key)' takes arguments, which a collection does not pass: contribute a closure that passes them.",
                file: file,
                line: line
            )
        }
        entry.registrar.contribute(entry.registration, to: type, name: name)
        return self
    }
}

extension Registrar {
    /// Stores a contribution that forwards to a registration; one under a shorter key is known by the complete one.
    func contribute<Element>(_ registration: Registration, to type: Element.Type, name: String?) {
        let key = RegistrationKey.contribution(
            to: type,
            name: name,
            orUnnamed: .registration(registration.shortenedKey?.keys.first ?? registration.key)
        )
        set(.forwarding(from: key, to: registration))
    }
}
