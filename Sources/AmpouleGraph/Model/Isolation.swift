extension ComponentGraph {
    /// The code that can make the instances of a node.
    public enum Isolation: Sendable, Hashable {
        /// Any code.
        case nonisolated

        /// Code that is isolated to a global actor, such as `MainActor`.
        case globalActor(String)
    }
}

extension ComponentGraph.Isolation: CustomStringConvertible {
    /// The name of the actor, or `nonisolated`.
    public var description: String {
        switch self {
        case .nonisolated: "nonisolated"
        case .globalActor(let actor): actor
        }
    }

    /// The global actor, if there is one.
    var actor: String? {
        guard case .globalActor(let actor) = self else { return nil }
        return actor
    }
}

extension ComponentGraph.Isolation: Codable {
    /// Decodes an isolation from the name of its actor, or `nonisolated`.
    public init(from decoder: any Decoder) throws {
        let name = try decoder.singleValueContainer().decode(String.self)
        self = name == Self.nonisolated.description ? .nonisolated : .globalActor(name)
    }

    /// Encodes the name of the actor, or `nonisolated`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
