import AmpouleGraph

/// Draws a graph as a tree of text, with scopes and places in columns beside it.
struct TreePicture {
    private let graph: ComponentGraph
    private let whole: ComponentGraph
    private let rootNames: [String]
    private let problems: [ComponentGraph.Problem]

    init(
        _ graph: ComponentGraph,
        of whole: ComponentGraph,
        from rootNames: [String],
        _ problems: [ComponentGraph.Problem]
    ) {
        self.graph = graph
        self.whole = whole
        self.rootNames = rootNames
        self.problems = problems
    }

    var text: String {
        let index = GraphIndex(graph)
        let chosen = Set(rootNames.flatMap { graph.nodes(called: $0) }.map(\.id))
        let roots =
            chosen.isEmpty ? index.roots : index.nodes.indices.filter { chosen.contains(index.nodes[$0].id) }
        var tree = Tree(index, whole, ProblemMarks(problems))
        tree.grow(from: roots)
        return (Columns(tree.rows).lines + summary).map { $0 + "\n" }.joined()
    }

    private var summary: [String] {
        let closures = graph.nodes.filter { !$0.areDependenciesKnown }.count
        var lines: [String] = []
        if graph.nodes.isEmpty { lines.append("There are no components.") }
        let levels = LevelTree(graph).lines
        if !levels.isEmpty { lines += [""] + levels }
        if closures > 0 {
            let noun = closures == 1 ? "closure" : "closures"
            lines += ["", "The dependencies of \(closures) \(noun) are unknown."]
        }
        if !problems.isEmpty {
            lines += ["", problems.count == 1 ? "1 problem:" : "\(problems.count) problems:"]
            lines += problems.map(\.description)
        }
        return lines
    }
}

/// The rows of a tree, grown without recursion.
private struct Tree {
    /// A node or a stub to be written, with all that stands before it.
    private struct Twig {
        let node: Int?
        let prefix: String
        let branch: String
        let name: String
        let depth: Int
        let isProblem: Bool
    }

    private enum Step {
        case write(Twig)
        case leave(Int)
    }

    /// The deepest level that is indented; what is below is written as a tree of its own.
    ///
    /// A chain of thousands of components would else be a triangle of blanks.
    private static let mostLevels = 40

    private let index: GraphIndex
    private let whole: ComponentGraph
    private let marks: ProblemMarks
    private var isWritten: [Bool]
    private var isOpen: [Bool]
    private var later: [Int] = []
    private(set) var rows: [Columns.Row] = []

    init(_ index: GraphIndex, _ whole: ComponentGraph, _ marks: ProblemMarks) {
        self.index = index
        self.whole = whole
        self.marks = marks
        isWritten = Array(repeating: false, count: index.nodes.count)
        isOpen = isWritten
    }

    mutating func grow(from roots: [Int]) {
        for root in roots { grow(from: root) }
        var next = 0
        while next < later.count {
            if !isWritten[later[next]] { grow(from: later[next]) }
            next += 1
        }
    }

    private mutating func grow(from root: Int) {
        var steps = [
            Step.write(
                Twig(
                    node: root,
                    prefix: "",
                    branch: "",
                    name: "",
                    depth: 0,
                    isProblem: marks.nodes.contains(index.nodes[root].id)
                )
            )
        ]
        while let step = steps.popLast() {
            switch step {
            case .leave(let node): isOpen[node] = false
            case .write(let twig):
                guard let node = write(twig) else { continue }
                isOpen[node] = true
                isWritten[node] = true
                steps.append(.leave(node))
                steps += twigs(of: node, below: twig).reversed().map { .write($0) }
            }
        }
    }

    /// Writes a row.
    ///
    /// - Returns: The node whose dependencies are to be written below, if they are.
    private mutating func write(_ twig: Twig) -> Int? {
        let start = twig.prefix + twig.branch + (twig.isProblem ? "✗ " : "")
        guard let place = twig.node else {
            rows.append(Columns.Row(name: start + twig.name))
            return nil
        }
        let node = index.nodes[place]
        var row = Columns.Row(name: start + twig.name + node.id.rawValue.lineBreaksVisible)
        defer { rows.append(row) }
        let isRepeated = isWritten[place] && !node.dependencies.isEmpty
        let isTooDeep = twig.depth == Self.mostLevels && !isWritten[place] && !node.dependencies.isEmpty
        if isOpen[place] {
            row.name += " (cycle)"
            return nil
        } else if isRepeated {
            row.name += " (see above)"
            return nil
        }
        row.service = node.details.count > 1 ? node.details[0].lineBreaksVisible : ""
        row.manner = node.manner
        row.place = node.location.map { "\($0.file.split(separator: "/").last ?? ""):\($0.line)" } ?? ""
        if isTooDeep {
            row.name += " (see below)"
            later.append(place)
            return nil
        }
        return place
    }

    private func twigs(of source: Int, below parent: Twig) -> [Twig] {
        let node = index.nodes[source]
        var leaves: [(node: Int?, name: String, isProblem: Bool)] = []
        for (place, dependency) in node.dependencies.enumerated() {
            let isProblem = marks.edges.contains(
                ComponentGraph.Problem.Edge(node: node.id, dependency: place)
            )
            let label = dependency.text + (dependency.need == .deferred ? " (later): " : ": ")
            let targets = index.providers(of: place, of: source)
            leaves += targets.map { ($0, label, isProblem) }
            if targets.isEmpty { leaves.append((nil, label + text(of: dependency), isProblem)) }
        }
        let isRoot = parent.depth == 0
        let prefix = isRoot ? "" : parent.prefix + (parent.branch == "└─ " ? "   " : "│  ")
        return leaves.enumerated().map { place, leaf in
            Twig(
                node: leaf.node,
                prefix: prefix,
                branch: place == leaves.count - 1 ? "└─ " : "├─ ",
                name: leaf.name,
                depth: parent.depth + 1,
                isProblem: leaf.isProblem
            )
        }
    }

    private func text(of dependency: ComponentGraph.Dependency) -> String {
        let key = dependency.key.lineBreaksVisible
        switch dependency.provider {
        case .node, .oneOf:
            return "\(key) (not shown)"
        case .all(let nodes):
            return nodes.isEmpty ? "\(key) (empty)" : "\(key) (not shown)"
        case .value(let level): return "\(key) (the value of '\(level)')"
        case .outside: return "\(key) (from outside)"
        case .missing: return dependency.need == .optional ? "nil" : "\(key) (not registered)"
        case .needsArguments(let id): return "\(id.rawValue.lineBreaksVisible) (needs arguments)"
        case .ambiguous: return "\(key) (ambiguous)"
        }
    }
}

extension String {
    /// The text with its line breaks made visible.
    var lineBreaksVisible: String {
        contains(where: \.isNewline) ? map { $0.isNewline ? "\\n" : String($0) }.joined() : self
    }
}
