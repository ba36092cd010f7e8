import AmpouleGraph

/// Writes a graph and its problems as JSON, from which an equal graph can be decoded.
struct JSONPicture: Encodable {
    private let nodes: [ComponentGraph.Node]
    private let levels: [ComponentGraph.Level]?
    private let problems: [ComponentGraph.Problem]

    init(_ graph: ComponentGraph, _ problems: [ComponentGraph.Problem]) {
        nodes = graph.nodes
        levels = graph.levels.isEmpty ? nil : graph.levels
        self.problems = problems
    }

    var text: String { JSONValue(encoding: self).text + "\n" }
}
