extension ComponentGraph {
    /// A kind of container, which a program opens inside another one, with a value.
    public struct Level: Sendable, Hashable, Codable {
        /// The name of the level, unique in the graph.
        public var name: String

        /// The service that the value of the level is resolved as, without `any`; nil if it has none.
        public var value: String?

        /// The name of the level that it is opened inside; nil if it is opened directly inside the program.
        public var outer: String?

        /// The location of the declaration.
        public var location: Location?

        /// Describes a level.
        public init(
            name: String,
            value: String? = nil,
            outer: String? = nil,
            location: Location? = nil
        ) {
            self.name = name
            self.value = value
            self.outer = outer
            self.location = location
        }
    }

    /// The level of a name; nil if the graph has none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of levels.
    public func level(named name: String) -> Level? { levels.first { $0.name == name } }

    /// A level and those that it is opened inside, starting with the level itself.
    ///
    /// - Parameter name: The name of a level; nil for the program, which is inside nothing.
    /// - Returns: The names; `nil` if one of them is unknown, or if they form a cycle.
    package func levels(around name: String?) -> [String]? {
        var names: [String] = []
        var next = name
        while let name = next {
            guard let level = level(named: name), !names.contains(name) else { return nil }
            names.append(name)
            next = level.outer
        }
        return names
    }
}

extension ComponentGraph.Node {
    /// The level whose container keeps the shared instances; nil for the program, or if there are none.
    package var innermostLevel: String? {
        switch scope {
        case .transient, .graph: nil
        case .container, .weak, .custom: level
        case .level(let name): name
        }
    }
}
