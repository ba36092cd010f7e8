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
    public func nodes(called name: String) -> [Node] { nodes.filter { $0.isCalled(name) } }

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
        var shown = Set(nodes.indices)
        if !selection.roots.isEmpty || selection.depth != nil {
            let roots = selection.roots.isEmpty ? index.roots : index.places(called: selection.roots)
            shown = index.nodes(within: selection.depth, of: roots)
        }
        let part = shown.map { nodes[$0] }.filter { node in
            selection.modules.isEmpty || selection.modules.contains(node.module ?? "")
        }
        return ComponentGraph(nodes: part, levels: levels(of: part))
    }

    /// The levels to which nodes or the values that they take belong, with those that they are opened inside.
    private func levels(of nodes: [Node]) -> [Level] {
        let own = nodes.flatMap { node in [node.level] + node.dependencies.map(\.provider.level) }
        let names = Set(Set(own.compactMap(\.self)).flatMap { levels(around: $0) ?? [$0] })
        return levels.filter { names.contains($0.name) }
    }
}

extension ComponentGraph.Node {
    fileprivate func isCalled(_ name: String) -> Bool {
        id.rawValue == name || component == name || services.contains(name)
    }
}

extension GraphIndex {
    /// The nodes that any of the names stands for.
    func places(called names: [String]) -> [Int] {
        nodes.indices.filter { place in names.contains { nodes[place].isCalled($0) } }
    }

    /// The roots from which all nodes are reached: those on which no other depends, and one of each cycle on which no
    /// other depends.
    var roots: [Int] {
        let needed = Set(edges.joined().lazy.filter { $0.source != $0.target }.map(\.target))
        let unneeded = nodes.indices.filter { !needed.contains($0) }
        let targets = edges.map { $0.map(\.target) }
        return DepthFirstVisit(targets, from: unneeded + nodesInSourceOrder).trees.map { $0[0] }
    }

    /// The nodes that are reached from the given ones by a number of edges.
    fileprivate func nodes(within depth: Int?, of roots: [Int]) -> Set<Int> {
        var reached = Set(roots)
        var front = roots
        var distance = 0
        while !front.isEmpty, depth.map({ distance < $0 }) ?? true {
            front = front.flatMap { edges[$0] }.map(\.target).filter { reached.insert($0).inserted }
            distance += 1
        }
        return reached
    }
}
