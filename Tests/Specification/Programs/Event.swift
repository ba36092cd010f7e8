/// An event that user code can notice, in the order in which it happens.
package enum Event: Hashable, Sendable {
    /// A closure of the statement with a number is called.
    case call(Call)

    /// A closure has made an instance.
    case make(Int)

    /// A request has an answer.
    case answer(String)

    /// A request, a registration or closing fails.
    case failure(Failure)
    case levelError
    case closingError([String])

    /// The instances that are alive at the end.
    case alive([Int])

    /// A call of the storage of the custom scope, which the specification leaves open.
    case storage(String)
}

extension Event {
    /// Whether the specification has the event.
    var isSpecified: Bool {
        if case .storage = self { false } else { true }
    }
}

/// A call of a closure.
package struct Call: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case factory, completion, decorator, closing
    }

    let role: Role
    let statement: Int

    /// The number of the instance that the closure is called with.
    var instance: Int?
    var argument: Int?
}

extension Event: CustomStringConvertible {
    package var description: String {
        switch self {
        case .call(let call):
            "\(call.role) \(call.statement)\(call.argument.map { "(\($0))" } ?? "")"
                + (call.instance.map { " of #\($0)" } ?? "")
        case .make(let number): "makes #\(number)"
        case .answer(let answer): "gets \(answer)"
        case .failure(let failure): "fails: \(failure)"
        case .levelError: "is no place for the level"
        case .closingError(let keys): "fails to close \(keys.joined(separator: ", "))"
        case .storage(let call): "storage \(call)"
        case .alive(let numbers): "alive: \(numbers.map { "#\($0)" }.joined(separator: ", "))"
        }
    }
}
