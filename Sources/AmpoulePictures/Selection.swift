import AmpouleGraph

extension ComponentGraph {
    /// The part of a graph that a picture shows.
    ///
    /// ```swift
    /// print(graph.picture(.mermaid, of: ComponentGraph.Selection(roots: ["App"], depth: 2)))
    /// ```
    public struct Selection: Sendable, Hashable {
        /// The roots, each a component, a service or an identifier; if empty, all nodes on which no other depends.
        public var roots: [String]

        /// The maximum distance from the roots, in dependencies; `nil` for no limit.
        public var depth: Int?

        /// The modules whose components are shown; all if empty.
        public var modules: [String]

        /// Selects a part, by default the whole graph.
        public init(roots: [String] = [], depth: Int? = nil, modules: [String] = []) {
            self.roots = roots
            self.depth = depth
            self.modules = modules
        }
    }

    /// The nodes that a name stands for: a component, a service, or a node's identifier.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public func nodes(called name: String) -> [Node] {
        nodes.filter { $0.id.rawValue == name || $0.component == name || $0.services.contains(name) }
    }

    /// The modules that the components are declared in, sorted.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public var modules: [String] { Set(nodes.compactMap(\.module)).sorted() }

    /// The nodes of a part, with all of their dependencies.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes and dependencies.
    public func part(_ selection: Selection) -> ComponentGraph {
        guard selection != Selection() else { return self }
        let index = GraphIndex(self)
        var isShown = Array(repeating: true, count: nodes.count)
        if !selection.roots.isEmpty || selection.depth != nil {
            isShown = index.nodes(within: selection.depth, of: roots(of: selection, in: index))
        }
        let shown = nodes.indices.filter { place in
            let module = nodes[place].module ?? ""
            return isShown[place] && (selection.modules.isEmpty || selection.modules.contains(module))
        }
        .map { nodes[$0] }
        return ComponentGraph(nodes: shown, levels: levels(of: shown))
    }

    /// The levels to which nodes or the values that they take belong, with those that they are opened inside.
    private func levels(of nodes: [Node]) -> [Level] {
        let own = nodes.flatMap { node in [node.level] + node.dependencies.map(\.provider.level) }
        let names = Set(Set(own.compactMap(\.self)).flatMap { levels(around: $0) ?? [$0] })
        return levels.filter { names.contains($0.name) }
    }

    private func roots(of selection: Selection, in index: GraphIndex) -> [Int] {
        guard !selection.roots.isEmpty else { return index.roots }
        let ids = selection.roots.flatMap { nodes(called: $0) }.map(\.id)
        return ids.compactMap { index.place(of: $0) }
    }
}

extension GraphIndex {
    /// The roots from which all nodes are reached: those on which no other depends, and one of each cycle on which no
    /// other depends.
    var roots: [Int] {
        var isNeeded = Array(repeating: false, count: nodes.count)
        for edge in edges.joined() where edge.source != edge.target { isNeeded[edge.target] = true }
        var roots = nodes.indices.filter { !isNeeded[$0] }
        var isReached = self.nodes(within: nil, of: roots)
        for place in nodesInSourceOrder where !isReached[place] {
            roots.append(place)
            reach(from: [place], within: nil, &isReached)
        }
        return roots
    }

    /// Whether each node is reached from the given ones by a number of edges.
    func nodes(within depth: Int?, of roots: [Int]) -> [Bool] {
        var isReached = Array(repeating: false, count: nodes.count)
        reach(from: roots, within: depth, &isReached)
        return isReached
    }

    private func reach(from roots: [Int], within depth: Int?, _ isReached: inout [Bool]) {
        var front = roots.filter { !isReached[$0] }
        for place in front { isReached[place] = true }
        var distance = 0
        while !front.isEmpty, depth.map({ distance < $0 }) ?? true {
            var next: [Int] = []
            for edge in front.flatMap({ edges[$0] }) where !isReached[edge.target] {
                isReached[edge.target] = true
                next.append(edge.target)
            }
            front = next
            distance += 1
        }
    }
}
