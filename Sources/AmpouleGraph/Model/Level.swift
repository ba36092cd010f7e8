extension ComponentGraph {
    /// A kind of container, which a program opens inside another one with a value, whose type is the level.
    public struct Level: Sendable, Hashable, Codable {
        /// The name of the type, unique in the graph.
        public var name: String

        /// The name of the level that it is opened inside; nil if it is opened directly inside the program.
        public var outer: String?

        /// Describes a level.
        public init(name: String, outer: String? = nil) {
            self.name = name
            self.outer = outer
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
