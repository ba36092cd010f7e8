/// The components of a program and their dependencies.
///
/// A container makes it of its registrations. The checks (``problems``) and the pictures of the product
/// `AmpoulePictures` depend on this model alone.
///
/// ```swift
/// for problem in container.graph.problems { print(problem) }
/// ```
///
/// The nodes are sorted, so equal graphs have equal diagrams, which you can keep under version control.
public struct ComponentGraph: Sendable, Hashable, Codable {
    /// The components and the closure registrations, sorted by their ``Node/id``.
    public let nodes: [Node]

    /// The kinds of containers that are opened inside the program, sorted by their names.
    public let levels: [Level]

    var remedies = Remedies.containers

    /// The level that the container is inside from which the graph was read; `nil` for the program.
    package var home: String?

    /// Creates a graph.
    ///
    /// - Parameters:
    ///   - nodes: The nodes in any order, each with an ``Node/id`` of its own.
    ///   - levels: The levels in any order, each with a ``Level/name`` of its own.
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes and levels.
    public init(nodes: [Node] = [], levels: [Level] = []) {
        self.nodes = nodes.sorted { $0.id < $1.id }
        self.levels = levels.sorted { $0.name < $1.name }
    }

    /// The node with an identifier; `nil` if the graph has none.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of nodes.
    public subscript(id: Node.ID) -> Node? {
        var range = nodes.indices
        while !range.isEmpty {
            let middle = range.lowerBound + range.count / 2
            if nodes[middle].id == id { return nodes[middle] }
            range = nodes[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
        }
        return nil
    }
}

extension ComponentGraph {
    private enum CodingKeys: CodingKey {
        case nodes, levels
    }

    /// Decodes a graph, whose nodes and levels may be in any order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            nodes: try container.decode([Node].self, forKey: .nodes),
            levels: try container.decodeIfPresent([Level].self, forKey: .levels) ?? []
        )
    }

    /// Encodes the nodes, and the levels if there are any.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(nodes, forKey: .nodes)
        if !levels.isEmpty { try container.encode(levels, forKey: .levels) }
    }
}

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

extension ComponentGraph {
    /// A location in the sources.
    public struct Location: Sendable, Hashable, Codable {
        /// The module and the name of the file, as `#fileID` has them.
        public var file: String

        /// The line, counted from 1.
        public var line: Int

        /// The column, counted from 1 in UTF-8 code units, as the compiler counts.
        public var column: Int

        /// Creates a location.
        public init(file: String, line: Int, column: Int) {
            self.file = file
            self.line = line
            self.column = column
        }
    }
}

extension ComponentGraph.Location: Comparable, CustomStringConvertible {
    /// Orders locations by file, line and column.
    public static func < (left: Self, right: Self) -> Bool {
        (left.file, left.line, left.column) < (right.file, right.line, right.column)
    }

    /// The location as the compiler writes it: `path:line:column`.
    public var description: String { "\(file):\(line):\(column)" }
}
