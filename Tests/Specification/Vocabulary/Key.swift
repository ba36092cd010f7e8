/// A type that is registered and resolved: a protocol, or the value of a level.
package enum Service: Int, CaseIterable, Sendable {
    case a, b, c, d, session, request
}

extension Service: CustomStringConvertible {
    package var description: String {
        switch self {
        case .a: "A"
        case .b: "B"
        case .c: "C"
        case .d: "D"
        case .session: "SessionInfo"
        case .request: "RequestInfo"
        }
    }
}

/// The types of the arguments of a factory.
package enum ArgumentTypes: CaseIterable, Sendable {
    case none, integer, integerAndString
}

extension ArgumentTypes: CustomStringConvertible {
    package var description: String {
        switch self {
        case .none: ""
        case .integer: "(Int)"
        case .integerAndString: "(Int, String)"
        }
    }
}

/// The key that a factory is registered under.
package struct Key: Hashable, Sendable {
    package var service: Service
    package var name: String?
    package var arguments = ArgumentTypes.none
}

extension Key: CustomStringConvertible {
    package var description: String { "\(service)\(arguments)\(nameDescription)" }

    var nameDescription: String { name.map { " named \"\($0)\"" } ?? "" }
}

/// A scope, as `inObjectScope` takes it.
package enum Scope: Hashable, CaseIterable, Sendable {
    case transient, graph, container, weak, custom
}
