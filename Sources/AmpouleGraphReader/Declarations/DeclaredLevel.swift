/// A level of containers that a constant holds.
package struct DeclaredLevel: Codable, Hashable, Sendable {
    /// The outer level.
    package enum Outer: Codable, Hashable, Sendable {
        case program

        /// Another level, by the path of its constant.
        case level([String])

        /// Another level, which is not spelled out.
        case unknown
    }

    /// The text that names it; `nil` if it isn't a literal.
    package var name: String?

    /// The type of its value; `nil` if it isn't spelled out.
    package var value: TypeSpelling?
    package var outer: Outer
}

/// A level that a body creates, which no constant outside of it holds.
package struct DeclaredLevelInBody: Codable, Hashable, Sendable {
    /// The type of its value; `nil` if it isn't spelled out.
    package var value: TypeSpelling?

    /// The scope of the expression.
    package var scope: LexicalScope.Index?
    package var position: Position
}

/// A call that opens a level and fails in another container than that of the level's outer one.
package struct DeclaredOpeningCall: Codable, Hashable, Sendable {
    package var opening: DeclaredOpening

    /// The container that the level is opened in.
    package var receiver: Receiver
    package var container: AskedContainer
    package var demand: DeclaredRequest.Demand
    package var position: Position
}

/// A level that is opened.
package struct DeclaredOpening: Codable, Hashable, Sendable {
    /// The path of the level's constant; `nil` for any other expression.
    package var level: [String]?

    /// The scope of the call; `nil` for the file.
    package var scope: LexicalScope.Index?

    /// Whether the call may be one of another function, which opens none.
    package var mayBeAnother = false

    /// The opening of a level that isn't spelled out.
    static let unknown = DeclaredOpening(level: nil, scope: nil)
}
