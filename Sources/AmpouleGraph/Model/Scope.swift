extension ComponentGraph {
    /// How the instances of a node are shared.
    public enum Scope: Sendable, Hashable {
        /// A new instance for every resolution.
        case transient

        /// One instance within a resolution and everything resolved for it.
        case graph

        /// One instance for the container and its children.
        case container

        /// Like ``container``, but the container doesn't retain the instance.
        case weak

        /// A custom scope with its name.
        case custom(String)
    }
}

extension ComponentGraph.Scope: CustomStringConvertible {
    private static let builtIn: [Self] = [.transient, .graph, .container, .weak]

    /// The name of the scope.
    public var description: String {
        switch self {
        case .transient: "transient"
        case .graph: "graph"
        case .container: "container"
        case .weak: "weak"
        case .custom(let name): name
        }
    }
}

extension ComponentGraph.Scope: Codable {
    private enum CodingKeys: CodingKey {
        case custom
    }

    /// Decodes a scope.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self = .custom(try container.decode(String.self, forKey: .custom))
            return
        }
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let scope = Self.builtIn.first(where: { $0.description == name }) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "There is no scope '\(name)'."
            )
        }
        self = scope
    }

    /// Encodes a scope by its name, and marks custom ones, whose names may equal a built-in one.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .custom(let name):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .custom)
        case .transient, .graph, .container, .weak:
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}
