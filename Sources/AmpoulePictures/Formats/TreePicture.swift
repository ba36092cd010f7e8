import AmpouleGraph

/// Draws a graph as a tree of text, with scopes and places in columns beside it.
struct TreePicture {
    let graph: ComponentGraph
    let rootNames: [String]
    let problems: [ComponentGraph.Problem]

    var text: String {
        let index = GraphIndex(graph)
        let chosen = index.places(called: rootNames)
        var tree = Tree(index, ProblemMarks(problems))
        tree.grow(from: chosen.isEmpty ? index.roots : chosen)
        return (Columns(tree.rows).lines + summary).map { $0 + "\n" }.joined()
    }

    private var summary: [String] {
        var lines: [String] = []
        if graph.nodes.isEmpty { lines.append("There are no components.") }
        let levels = LevelFrame.tree(of: graph)
        if !levels.isEmpty { lines += [""] + levels }
        lines += ComponentGraph.ValidationError.unknown(graph.closureCount).flatMap { ["", $0] }
        if !problems.isEmpty {
            lines += ["", problems.count == 1 ? "1 problem:" : "\(problems.count) problems:"]
            lines += problems.map(\.description)
        }
        return lines
    }
}

/// The rows of a tree, grown without recursion.
private struct Tree {
    /// A node or a stub to be written.
    private struct Twig {
        let node: Int?

        /// The text before the node, or that of the stub.
        let text: String

        /// The branches before the dependencies of the node.
        let prefix: String
        let depth: Int
    }

    /// The deepest level that is indented; what is below is written as a tree of its own.
    ///
    /// A chain of thousands of components would else be a triangle of blanks.
    private static let mostLevels = 40

    private let index: GraphIndex
    private let marks: ProblemMarks
    private var written: Set<Int> = []

    /// The ancestors of the node that is being written.
    private var open: [Int] = []
    private var later: [Int] = []
    private(set) var rows: [[String]] = []

    init(_ index: GraphIndex, _ marks: ProblemMarks) {
        self.index = index
        self.marks = marks
    }

    mutating func grow(from roots: [Int]) {
        for root in roots { grow(from: root) }
        var next = 0
        while next < later.count {
            if !written.contains(later[next]) { grow(from: later[next]) }
            next += 1
        }
    }

    private mutating func grow(from root: Int) {
        let mark = marks.nodes.contains(index.nodes[root].id) ? "✗ " : ""
        var twigs = [Twig(node: root, text: mark, prefix: "", depth: 0)]
        while let twig = twigs.popLast() {
            open.removeSubrange(min(twig.depth, open.count)...)
            guard let node = write(twig) else { continue }
            open.append(node)
            written.insert(node)
            twigs += dependencies(of: node, below: twig).reversed()
        }
    }

    /// Writes a row.
    ///
    /// - Returns: The node whose dependencies are to be written below, if they are.
    private mutating func write(_ twig: Twig) -> Int? {
        guard let place = twig.node else {
            rows.append([twig.text])
            return nil
        }
        let node = index.nodes[place]
        let name = twig.text + node.id.rawValue.lineBreaksVisible
        if open.contains(place) {
            rows.append([name + " (cycle)"])
            return nil
        }
        if written.contains(place), !node.dependencies.isEmpty {
            rows.append([name + " (see above)"])
            return nil
        }
        let isLater = twig.depth == Self.mostLevels && !node.dependencies.isEmpty
        if isLater { later.append(place) }
        rows.append([
            isLater ? name + " (see below)" : name,
            node.details.count > 1 ? node.details[0].lineBreaksVisible : "",
            node.manner,
            node.location.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? "",
        ])
        return isLater ? nil : place
    }

    private func dependencies(of source: Int, below parent: Twig) -> [Twig] {
        let node = index.nodes[source]
        var leaves: [(node: Int?, text: String)] = []
        for (place, dependency) in node.dependencies.enumerated() {
            let edge = ComponentGraph.Problem.Edge(node: node.id, dependency: place)
            let label =
                (marks.edges.contains(edge) ? "✗ " : "") + dependency.text
                + (dependency.need == .deferred ? " (later): " : ": ")
            let targets = index.providers(of: place, of: source)
            leaves += targets.map { ($0, label) }
            if targets.isEmpty { leaves.append((nil, label + text(of: dependency))) }
        }
        return leaves.enumerated().map { place, leaf in
            let isLast = place == leaves.count - 1
            return Twig(
                node: leaf.node,
                text: parent.prefix + (isLast ? "└─ " : "├─ ") + leaf.text,
                prefix: parent.prefix + (isLast ? "   " : "│  "),
                depth: parent.depth + 1
            )
        }
    }

    private func text(of dependency: ComponentGraph.Dependency) -> String {
        let key = dependency.key.lineBreaksVisible
        switch dependency.provider {
        case .all([]): return "\(key) (empty)"
        case .node, .oneOf, .all: return "\(key) (not shown)"
        case .value(let level): return "\(key) (the value of '\(level)')"
        case .outside: return "\(key) (from outside)"
        case .missing: return dependency.need == .optional ? "nil" : "\(key) (not registered)"
        case .needsArguments(let id): return "\(id.rawValue.lineBreaksVisible) (needs arguments)"
        case .ambiguous: return "\(key) (ambiguous)"
        }
    }
}
