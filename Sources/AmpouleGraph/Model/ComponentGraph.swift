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
