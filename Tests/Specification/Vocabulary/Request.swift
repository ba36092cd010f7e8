/// A request to a container.
package struct Request: Hashable, Sendable {
    package enum Form: Hashable, CaseIterable, Sendable {
        case plain, optional, list, dictionary
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
        case .list: "Array<\(key.service)>"
        case .dictionary: "Dictionary<String, \(key.service)>"
        }
    }
}

/// The result of a request.
package enum Answer: Sendable {
    case one(any Instance)
    case none
    case list([any Instance])
    case dictionary([String: any Instance])

    package var instances: [any Instance] {
        switch self {
        case .one(let instance): [instance]
        case .none: []
        case .list(let list): list
        case .dictionary(let dictionary): dictionary.values.sorted { $0.number < $1.number }
        }
    }
}

extension Answer: CustomStringConvertible {
    package var description: String {
        switch self {
        case .one(let instance): "#\(instance.number)"
        case .none: "nil"
        case .list(let list): "[\(list.map { "#\($0.number)" }.joined(separator: ", "))]"
        case .dictionary(let dictionary):
            "[\(dictionary.sorted { $0.key < $1.key }.map { "\($0): #\($1.number)" }.joined(separator: ", "))]"
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
