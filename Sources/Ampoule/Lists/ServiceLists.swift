/// A type that is resolved from the contributions to a list, unless it is registered itself.
///
/// Only a request without a name and without arguments means the contributions.
protocol ServiceList: InstanceWrapper {
    /// The service that is contributed to.
    static var elementType: Any.Type { get }

    /// Whether only contributions with a name are elements.
    static var areElementsNamed: Bool { get }

    /// Resolves the contributions in a container.
    static func list(in container: Core) throws(ResolutionError) -> Self

    /// Resolves the contributions in a container, in an asynchronous resolution.
    nonisolated(nonsending) static func list(
        in container: Core,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> Self
}

/// An array is resolved from all contributions.
extension Array: ServiceList {
    static var elementType: Any.Type { Element.self }
    static var areElementsNamed: Bool { false }

    static func list(in container: Core) throws(ResolutionError) -> [Element] {
        var list: [Element] = []
        // Most lists are those of a single container, which needs no order and hides nothing.
        guard container.isRoot, !container.mayFallBack else {
            let contributions = container.contributions(to: Element.self)
            try container.resolve(contributions) { element, _ in list.append(element) }
            return list
        }
        let registrations = container.registrar.contributions(to: Element.self)
        // Not by its elements, each of which would be retained twice.
        return try Array(unsafeUninitializedCapacity: registrations.count) {
            (elements, count) throws(ResolutionError) in
            for index in registrations.indices {
                elements.initializeElement(
                    at: index,
                    to: try container.container.borrowed.resolve(Target(registrations[index]))
                )
                count += 1
            }
        }
    }

    nonisolated(nonsending) static func list(
        in container: Core,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> [Element] {
        let contributions = ResolutionContext.current.whilePinned {
            container.contributions(to: Element.self)
        }
        var list: [Element] = []
        try await container.resolve(contributions, request) { element, _ in list.append(element) }
        return list
    }
}

/// A dictionary is resolved from all contributions with a name.
extension Dictionary: InstanceWrapper, ServiceList where Key == String {
    static var elementType: Any.Type { Value.self }
    static var areElementsNamed: Bool { true }

    static func list(in container: Core) throws(ResolutionError) -> [String: Value] {
        let contributions = container.namedContributions(to: Value.self)
        var list = [String: Value](minimumCapacity: contributions.count)
        try container.resolve(contributions) { element, name in
            list.updateValue(element, forKey: name.unsafelyUnwrapped)
        }
        return list
    }

    nonisolated(nonsending) static func list(
        in container: Core,
        _ request: AsynchronousRequest
    ) async throws(ResolutionError) -> [String: Value] {
        let contributions = ResolutionContext.current.whilePinned {
            container.namedContributions(to: Value.self)
        }
        var list = [String: Value](minimumCapacity: contributions.count)
        try await container.resolve(contributions, request) { element, name in
            list.updateValue(element, forKey: name.unsafelyUnwrapped)
        }
        return list
    }
}

extension ServiceList {
    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> Self {
        if let missing = missingKey(in: container, query, argumentTypes: repeat (each Argument).self) {
            throw container.unregistered(missing)
        }
        return try list(in: container)
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> Self {
        if let missing = missingKey(in: container, query, argumentTypes: repeat (each Argument).self) {
            throw container.unregistered(missing)
        }
        return try await list(in: container, request)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        var takesNoArguments = true
        for _ in repeat each argumentTypes { takesNoArguments = false }
        if takesNoArguments, query.name == nil, query.option == nil { return nil }
        return query.key(of: Self.self, argumentTypes: repeat each argumentTypes)
    }
}
