/// A type that is resolved from the contributions to a list.
protocol ServiceList: InstanceWrapper {
    /// The service that is contributed to.
    static var elementType: Any.Type { get }

    /// Whether only contributions with a name are elements.
    static var areElementsNamed: Bool { get }
}

/// An array is resolved from all contributions, unless it is registered itself.
///
/// Only a request without a name and without arguments means the contributions.
extension Array: ServiceList {
    static var elementType: Any.Type { Element.self }
    static var areElementsNamed: Bool { false }

    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> [Element] {
        try query.requireList(of: Self.self, in: container, argumentTypes: repeat (each Argument).self)
        return try container.list(of: Element.self)
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> [Element] {
        try query.requireList(of: Self.self, in: container, argumentTypes: repeat (each Argument).self)
        return try await container.list(of: Element.self, request)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        query.missingList(of: Self.self, argumentTypes: repeat each argumentTypes)
    }
}

/// A dictionary is resolved from all contributions with a name, unless it is registered itself.
extension Dictionary: InstanceWrapper, ServiceList where Key == String {
    static var elementType: Any.Type { Value.self }
    static var areElementsNamed: Bool { true }

    static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ argument: repeat each Argument
    ) throws(ResolutionError) -> [String: Value] {
        try query.requireList(of: Self.self, in: container, argumentTypes: repeat (each Argument).self)
        return try container.namedList(of: Value.self)
    }

    nonisolated(nonsending) static func wrap<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        _ request: AsynchronousRequest,
        _ argument: repeat each Argument
    ) async throws(ResolutionError) -> [String: Value] {
        try query.requireList(of: Self.self, in: container, argumentTypes: repeat (each Argument).self)
        return try await container.namedList(of: Value.self, request)
    }

    static func missingKey<each Argument>(
        in container: Core,
        _ query: WrapperQuery,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        query.missingList(of: Self.self, argumentTypes: repeat each argumentTypes)
    }
}

extension WrapperQuery {
    /// The key of a list that contributions don't provide; `nil` if they do.
    fileprivate func missingList<List, each Argument>(
        of list: List.Type,
        argumentTypes: repeat (each Argument).Type
    ) -> RegistrationKey? {
        let key = RegistrationKey(list, argumentTypes: repeat each argumentTypes, name: name, option: option)
        return key.isPlain && key.signature.takesNoArguments ? nil : key
    }

    fileprivate func requireList<List, each Argument>(
        of list: List.Type,
        in container: Core,
        argumentTypes: repeat (each Argument).Type
    ) throws(ResolutionError) {
        if let missing = missingList(of: list, argumentTypes: repeat each argumentTypes) {
            throw container.unregistered(missing)
        }
    }
}
