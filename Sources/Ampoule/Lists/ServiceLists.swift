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
        core.registrar.file(
            AsynchronousFactory(factory),
            under: .contribution(to: serviceType, name: name, orUnnamed: .closure(.next()))
        )
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

/// A type that is resolved from the contributions to a list, unless it is registered itself.
///
/// Only a request without a name and without arguments means the contributions.
protocol ServiceList: InstanceWrapper {
    /// The service that is contributed to.
    associatedtype Listed

    /// Whether a contribution is an element of the list.
    static func isElement(_ contribution: RegistrationKey) -> Bool

    /// Resolves the contributions in a container.
    static func list(in container: Core) throws(ResolutionError) -> Self

    /// Creates an empty list.
    init()

    mutating func reserveCapacity(_ capacity: Int)

    /// Adds the instance of a contribution, and its name if it has one.
    mutating func add(_ element: Listed, named name: String?)
}

/// An array is resolved from all contributions.
extension Array: ServiceList {
    static func isElement(_ contribution: RegistrationKey) -> Bool { true }

    static func list(in container: Core) throws(ResolutionError) -> [Element] {
        // Most lists are those of a single container, which needs no order and hides nothing.
        guard container.isRoot, !container.mayFallBack else { return try resolved(in: container) }
        let registrations = container.registrar.contributions(to: Element.self)
        return try container.container.borrowed.resolveAll(registrations)
    }

    mutating func add(_ element: Element, named name: String?) { append(element) }
}

/// A dictionary is resolved from all contributions with a name.
extension Dictionary: InstanceWrapper, ServiceList where Key == String {
    static func isElement(_ contribution: RegistrationKey) -> Bool { contribution.name != nil }

    static func list(in container: Core) throws(ResolutionError) -> [String: Value] {
        try resolved(in: container)
    }

    mutating func add(_ element: Value, named name: String?) {
        if let name { updateValue(element, forKey: name) }
    }
}

extension ServiceList {
    static var elementType: Any.Type { Listed.self }

    static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self {
        if let missing = missingKey(in: container, requested) {
            throw container.unregistered(missing)
        }
        return try list(in: container)
    }

    /// Resolves the elements in their order, each in the container that has it.
    static func resolved(in container: Core) throws(ResolutionError) -> Self {
        let contributions = elements(in: container)
        var list = Self()
        list.reserveCapacity(contributions.count)
        for (registration, owner) in contributions {
            let element: Listed =
                owner == container
                ? try container.container.borrowed.resolve(Target(registration))
                : try owner.resolve(.key(registration.key, findsComponents: false))
            list.add(element, named: registration.key.name)
        }
        return list
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ requested: Requested,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        if let missing = missingKey(in: container, requested) {
            try request.synchronously { () throws(ResolutionError) in throw container.unregistered(missing) }
        }
        let contributions = elements(in: container)
        var list = Self()
        list.reserveCapacity(contributions.count)
        for (registration, owner) in contributions {
            let resolver = AsynchronousResolver(owner.container, for: request.caller)
            let element: Listed =
                owner == container
                ? try await container.resolveRegistration(registration, request)
                : try await resolver.resolveKey(registration.key)
            list.add(element, named: registration.key.name)
        }
        return list
    }

    /// The contributions that are elements of the list.
    fileprivate static func elements(in container: Core) -> [Core.ListedContribution] {
        container.contributions(to: Listed.self).filter { isElement($0.registration.key) }
    }

    static func missingKey(in container: Core, _ requested: Requested) -> RegistrationKey? {
        requested.key.isPlain && requested.key.takesNoArguments ? nil : requested.key
    }
}

/// Finds the contributions to lists.
extension Core {
    /// A contribution, and the container that resolves it: the one that was asked, or a fallback.
    typealias ListedContribution = (registration: Registration, container: Core)

    /// The contributions to the list of a service: those of outer containers first, each in the order of registration.
    ///
    /// As with other keys, a contribution of an inner container hides one with an equal key.
    ///
    /// - Complexity: O(*n*) on average, where *n* is the number of contributions and of reachable containers.
    func contributions(to service: Any.Type) -> [ListedContribution] {
        var contributions: [ListedContribution] = []
        var sourceCount = 0
        for searched in searchedRegistrations.reversed() {
            let (container, count) = (searched.container, contributions.count)
            if searched.level == nil {
                contributions += container.fallbacks.flatMap { $0.contributions(to: service) }
            }
            contributions += container.registrar.contributions(to: service, at: searched.level)
                .map { ($0, self) }
            if contributions.count > count { sourceCount += container.fallbacks.count + 1 }
        }
        guard sourceCount > 1 else { return contributions }
        var known: Set<RegistrationKey> = []
        return contributions.reversed().filter { known.insert($0.registration.key).inserted }.reversed()
    }

    /// The registrations of the elements of a list, in its order; `nil` if a type is none.
    package func elements(ofList type: Any.Type) -> [Registration]? {
        (type as? any ServiceList.Type)?.elements(in: self).map(\.registration)
    }

    /// Whether a service is a list that has contributions.
    func hasContributions(toListUnder key: RegistrationKey) -> Bool {
        guard key.isPlain, key.takesNoArguments, let list = key.serviceType as? any ServiceList.Type
        else { return false }
        return !contributions(to: list.elementType).isEmpty
    }
}

extension Registrar {
    /// The contributions to the list of a service, for the containers of a level or for the container itself, in the order of
    /// registration.
    func contributions(to service: Any.Type, at level: LevelIdentity? = nil) -> [Registration] {
        contributions.contributions(to: service, at: level, in: registry)
    }
}
