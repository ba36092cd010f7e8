/// The base value of a member use, as far as one file shows it.
package enum Receiver: Codable, Hashable, Sendable {
    /// An instance of a type, by its qualified name as written.
    case instance(String)

    /// A property of a type that the file does not declare: `Zoo.container`, or `zoo.container` for a `Zoo`.
    case member(String, of: String)

    /// A variable that the file does not declare, with the type around the use.
    case variable(String, in: String?)

    /// The result of a function, by its name.
    case result(String)

    /// Any other value.
    case unknown
}

extension Receiver {
    /// The type of an instance, if its file shows it.
    var typeOfInstance: TypeSpelling? {
        guard case .instance(let path) = self else { return nil }
        return .named(path.split(separator: ".").map { TypeSpelling.Name(String($0)) })
    }
}

/// The use of a member that a list may have generated: its function, or an accessor.
package struct MemberUse: Codable, Hashable, Sendable {
    package var name: String
    package var receiver: Receiver

    /// Whether the receiver of a call without arguments is a container inside another one.
    package var rank: ContainerRank
}

/// Functions that the statements of a block call one after another on a value that doesn't change in between.
package struct CallSequence: Codable, Hashable, Sendable {
    package var names: [String]
    package var receiver: Receiver

    /// The position of the last call.
    package var position: Position
}

/// The type that a function returns.
package struct FunctionResult: Codable, Hashable, Sendable {
    package var function: String

    /// The name of the type; `nil` if the file doesn't show it.
    package var type: String?
}

/// A property or a variable that holds a container or a resolver.
package struct ContainerVariable: Codable, Hashable, Sendable {
    /// The type that has the property; `nil` for a variable outside of types.
    package var owner: String?
    package var name: String

    /// One of ``Vocabulary/resolvingTypes``.
    package var type: String
}
