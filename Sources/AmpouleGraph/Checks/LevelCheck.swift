/// Finds components that need something of a level that is not around the container that makes them.
///
/// The container that keeps a shared instance also makes it, so it injects only what it and the containers around it
/// provide. A transient or graph component is made by the container that resolves it, and passes its needs on to the
/// components that it is made for. It is a problem itself if no container provides all of them.
enum LevelCheck {
    static func problems(of graph: ComponentGraph, in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard !graph.levels.isEmpty else { return [] }
        let nodes = LevelsOfNodes(index)
        let separation = SeparationSearch(graph, nodes)
        let reported = nodes.dependencies(onAnyOf: separation.impossible)
        return separation.conflicts.map {
            SeparateLevelsProblem(conflict: $0, index: index, graph: graph).problem
        }
            + Set(nodes.homes.compactMap(\.self)).flatMap { home -> [ComponentGraph.Problem] in
                // The levels around one that is not declared in the graph are unknown.
                guard let around = graph.levels(around: home.level) else { return [] }
                let search = LevelSearch(nodes, around: around, except: reported)
                return index.nodes.indices.filter { nodes.homes[$0] == home }.flatMap { source in
                    search.paths(from: source)
                        .map { InnerLevelProblem(path: $0, home: home, index: index, graph: graph).problem }
                }
            }
    }
}

/// The nodes of a graph, with the containers that keep their instances.
struct LevelsOfNodes {
    /// The container that makes and keeps the instances of a shared node.
    struct Home: Hashable {
        /// The name of its level; `nil` for the program.
        let level: String?

        /// Creates the home of a node; `nil` if its instances are not shared.
        init?(_ node: ComponentGraph.Node) {
            switch node.scope {
            case .transient, .graph: return nil
            case .container, .weak, .custom: level = node.level
            }
        }
    }

    let index: GraphIndex

    /// The homes of the nodes; `nil` for those that pass their needs on.
    let homes: [Home?]

    init(_ index: GraphIndex) {
        self.index = index
        homes = index.nodes.map(Home.init)
    }

    /// The dependencies that only some of the given nodes may provide.
    ///
    /// - Parameter isIncluded: Whether a dependency between two of the nodes counts.
    func dependencies(
        onAnyOf targets: Set<Int>,
        where isIncluded: (_ source: Int, _ target: Int) -> Bool = { _, _ in true }
    ) -> Set<LevelSearch.Place> {
        guard !targets.isEmpty else { return [] }
        var found: Set<LevelSearch.Place> = []
        for edge in index.edges.joined() where targets.contains(edge.target) {
            let provider = index.provider(of: edge.dependency, of: edge.source) { target in
                targets.contains(target) && isIncluded(edge.source, target)
            }
            if provider != nil {
                found.insert(LevelSearch.Place(source: edge.source, dependency: edge.dependency))
            }
        }
        return found
    }
}
