/// Finds the components that no container can make, since they need something of levels that are not inside each other.
struct SeparationSearch {
    /// A component, and its paths to two levels that no container is inside at once.
    struct Conflict {
        /// The path to one of the levels; `nil` if the component itself is registered for it.
        let first: LevelPath?
        let second: LevelPath

        fileprivate var length: Int { (first?.requirements.count ?? 0) + second.requirements.count }
    }

    /// The components that no container can make.
    private(set) var impossible: Set<Int> = []

    /// One conflict for each component whose dependencies can be made, if not by one container.
    private(set) var conflicts: [Conflict] = []

    private let index: GraphIndex

    /// The levels with those around them, for each level without another one inside.
    private let positions: [[String]]

    /// Searches once for each innermost level: what a container provides, those inside it do, too.
    init(_ index: GraphIndex) {
        let graph = index.graph
        let outer = Set(graph.levels.compactMap(\.outer))
        self.index = index
        positions = graph.levels.filter { !outer.contains($0.name) }.compactMap {
            graph.levels(around: $0.name)
        }
        // What is registered in one container of a level is another thing than in the one beside it.
        guard positions.count > 1, graph.home == nil else { return }
        let searches = positions.map { LevelSearch(index, around: $0) }
        impossible = Set(failing(in: searches))
        guard !impossible.isEmpty else { return }

        // The conflicts of components that do not fail only because of another impossible one. In a cycle, this is the
        // component that is nearest to both levels.
        let targets = index.edges.map { edges in
            edges.filter { impossible.contains($0.source) && impossible.contains($0.target) }.map(\.target)
        }
        let groups = DepthFirstVisit.components(targets)
        let elsewhere = index.requirements(onAnyOf: impossible) { groups[$0] != groups[$1] }
        let narrowSearches = positions.map { LevelSearch(index, around: $0, except: elsewhere) }
        var shortest: [Int: Conflict] = [:]
        for node in failing(in: narrowSearches) {
            guard let conflict = conflict(of: node, narrowSearches),
                conflict.length < shortest[groups[node]]?.length ?? .max
            else { continue }
            shortest[groups[node]] = conflict
        }
        conflicts = shortest.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The components of no container of their own that fail everywhere.
    private func failing(in searches: [LevelSearch]) -> [Int] {
        index.nodes.indices.filter { node in
            !index.nodes[node].scope.isShared && searches.allSatisfy { $0.isFailing(node) }
        }
    }

    /// The shortest two paths from a node to levels that are not inside each other, or the one from its own level.
    private func conflict(of node: Int, _ searches: [LevelSearch]) -> Conflict? {
        var paths: [LevelPath] = []
        for path in searches.flatMap({ $0.paths(from: node) }) where !paths.contains(path) {
            paths.append(path)
        }
        paths.sort { left, right in
            (left.requirements[0].place, left.level) < (right.requirements[0].place, right.level)
        }
        let graph = index.graph
        let own = index.nodes[node].level
        let conflicts = paths.indices.flatMap { first in
            paths[(first + 1)...].filter { graph.areSeparate(paths[first].level, $0.level) }
                .map { Conflict(first: paths[first], second: $0) }
        }
        let conflictsWithOwn = paths.filter { graph.areSeparate(own, $0.level) }
            .map { Conflict(first: nil, second: $0) }
        return (conflictsWithOwn + conflicts).min { $0.length < $1.length }
    }
}

extension ComponentGraph {
    /// Whether no container is inside both levels; each is inside the program, which is `nil`.
    func areSeparate(_ level: String?, _ other: String) -> Bool {
        guard let level, let around = levels(around: level), let aroundOther = levels(around: other) else {
            return false
        }
        return !around.contains(other) && !aroundOther.contains(level)
    }
}
