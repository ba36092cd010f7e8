/// The components of a program, and what each of them needs.
///
/// A graph is had in two ways: from a container at run time, and from the sources at build time. Both give
/// this model; the checks (``problems``) and the pictures are made from it alone.
///
/// ```swift
/// let graph = container.graph
/// for problem in graph.problems { print(problem) }
/// print(graph.picture(.tree))
/// ```
///
/// The nodes are sorted, so that what is made of two equal graphs is equal, too, and can be kept under
/// version control.
public struct ComponentGraph: Sendable, Hashable, Codable {
    /// The components and the closures registered by hand, sorted by their ``Node/id``.
    public let nodes: [Node]

    var remedies = Remedies.containers

    /// Creates a graph.
    ///
    /// - Parameter nodes: The nodes in any order, each with an ``Node/id`` of its own.
    /// - Complexity: O(*n* log *n*), where *n* is the number of nodes.
    public init(nodes: [Node] = []) {
        self.nodes = nodes.sorted { $0.id < $1.id }
    }

    /// The node with an identifier, or nil if there is none.
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
        case nodes
    }

    /// Decodes a graph, whose nodes may be in any order.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(nodes: try container.decode([Node].self, forKey: .nodes))
    }
}
