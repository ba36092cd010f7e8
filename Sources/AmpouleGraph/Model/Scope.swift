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

        /// One instance for the nearest container of a level, which has this name.
        case level(String)

        /// A custom scope with its name.
        case custom(String)
    }
}

extension ComponentGraph.Scope: CustomStringConvertible {
    private static let builtIn: [Self] = [.transient, .graph, .container, .weak]

    /// Creates a scope from its name; a name that isn't built in is that of a custom scope, not of a level.
    public init(named name: String) {
        self = Self.builtIn.first { $0.description == name } ?? .custom(name)
    }

    /// The name of the scope.
    public var description: String {
        switch self {
        case .transient: "transient"
        case .graph: "graph"
        case .container: "container"
        case .weak: "weak"
        case .level(let name), .custom(let name): name
        }
    }
}

extension ComponentGraph.Scope: Codable {
    private enum CodingKeys: CodingKey {
        case level, custom
    }

    /// Decodes a scope.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self =
                try container.decodeIfPresent(String.self, forKey: .level).map(Self.level)
                ?? .custom(container.decode(String.self, forKey: .custom))
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

    /// Encodes a scope by its name, and marks levels and custom ones, whose names may equal a built-in one.
    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .level(let name):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .level)
        case .custom(let name):
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(name, forKey: .custom)
        case .transient, .graph, .container, .weak:
            var container = encoder.singleValueContainer()
            try container.encode(description)
        }
    }
}
