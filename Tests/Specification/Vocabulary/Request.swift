/// What code asks a container for.
package struct Request: Hashable, Sendable {
    package enum Form: Hashable, CaseIterable, Sendable {
        case plain, optional
    }

    package var key: Key

    /// The number that is passed, if the key has arguments.
    package var argument: Int?
    package var form = Form.plain
}

extension Request: CustomStringConvertible {
    /// The key that an error names.
    package var description: String {
        switch form {
        case .plain: "\(key)"
        case .optional: "\(key.service)?\(key.arguments)\(key.nameDescription)"
        }
    }
}

/// What a request gives.
package enum Answer: Sendable {
    case one(any Instance)
    case none

    package var instances: [any Instance] {
        switch self {
        case .one(let instance): [instance]
        case .none: []
        }
    }
}

extension Answer: CustomStringConvertible {
    package var description: String {
        switch self {
        case .one(let instance): "#\(instance.number)"
        case .none: "nil"
        }
    }
}

/// An error of a container: its reason, and the path of keys that led there.
package struct Failure: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case unregistered, nothingToOverride, nothingToDecorate, cycle, tooDeep, failure, returnedNil
        case unrelatedTypes, wrongIsolation, asynchronous, outsideOfLevel, containerClosed, containerReleased
    }

    package let reason: Reason
    package let path: [String]
}

extension Failure: CustomStringConvertible {
    package var description: String { "\(reason) at \(path.joined(separator: " → "))" }
}
