/// A type that is registered and resolved: a protocol, or the value of a level; or the component that is injected into.
package enum Service: Int, CaseIterable, Sendable {
    case a, b, c, d, session, request, injected
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
        case .injected: "Injected"
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
    /// The part of a key that tells the contributions to a list apart.
    package enum Contribution: Hashable, Sendable {
        case named
        case closure(Int)
        indirect case registration(Key)
    }

    package var service: Service
    package var name: String?
    package var arguments = ArgumentTypes.none

    /// The part that only the key of a contribution has.
    package var contribution: Contribution?
}

extension Key: CustomStringConvertible {
    package var description: String {
        "\(service)\(arguments)\(nameDescription)\(contribution == nil ? "" : " in a list")"
    }

    var nameDescription: String { name.map { " named \"\($0)\"" } ?? "" }
}

/// A scope, as `inObjectScope` takes it.
package enum Scope: Hashable, CaseIterable, Sendable {
    case transient, graph, container, weak, custom

    /// Whether instances outlive the resolution that makes them.
    var isShared: Bool { self != .transient && self != .graph }
}

/// A kind of container: a session in the program, or a request in a session.
package enum Level: Hashable, CaseIterable, Sendable {
    case session, request

    package var outer: Level? { self == .request ? .session : nil }

    /// The value that a container of the level is opened with, as a service.
    package var value: Service { self == .session ? .session : .request }
}
