/// Finds components that need something of a level that is not around the container that makes them.
///
/// The container that keeps a shared instance also makes it, so it injects only what it and the containers around it
/// provide. A transient or graph component is made by the container that resolves it, and passes its needs on to the
/// components that it is made for. It is a problem itself if no container provides all of them.
enum LevelCheck {
    static func problems(of graph: ComponentGraph, in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard !graph.levels.isEmpty else { return [] }
        let separation = SeparationSearch(graph, index)
        let reported = index.requirements(onAnyOf: separation.impossible)
        let homes = Set(index.nodes.lazy.filter(\.scope.isShared).map(\.level))
        let inner = homes.flatMap { home -> [ComponentGraph.Problem] in
            // The levels around one that is not declared in the graph are unknown.
            guard let around = graph.levels(around: home) else { return [] }
            let search = LevelSearch(index, around: around, except: reported)
            return index.nodes.indices
                .filter { index.nodes[$0].scope.isShared && index.nodes[$0].level == home }
                .flatMap(search.paths).map { $0.innerLevelProblem(home: home, in: graph) }
        }
        let separate = separation.conflicts.map { conflict in
            conflict.first.map { conflict.second.separateLevelsProblem(with: $0, in: graph) }
                ?? conflict.second.otherLevelProblem
        }
        return separate + inner
    }
}

extension GraphIndex {
    /// The dependencies that only some of the given nodes may provide.
    ///
    /// - Parameter isIncluded: Whether a dependency between two of the nodes counts.
    func requirements(
        onAnyOf targets: Set<Int>,
        where isIncluded: (_ source: Int, _ target: Int) -> Bool = { _, _ in true }
    ) -> Set<Requirement> {
        guard !targets.isEmpty else { return [] }
        let candidates = edges.joined().filter { targets.contains($0.target) }.map(requirement)
        return Set(
            candidates.filter { candidate in
                let provider = provider(of: candidate) { target in
                    targets.contains(target) && isIncluded(candidate.source, target)
                }
                return provider != nil
            }
        )
    }
}
