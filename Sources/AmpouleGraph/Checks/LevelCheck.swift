/// Finds shared components that need something that belongs to an inner level.
///
/// The container that keeps a shared instance also makes it, so it injects only what it and the containers around it
/// provide. A transient or graph component is made by the container that resolves it, and passes its needs on to the
/// components that it is made for.
enum LevelCheck {
    /// - Parameter unknown: The nodes that may have any scope.
    static func problems(
        of graph: ComponentGraph,
        in index: GraphIndex,
        except unknown: Set<ComponentGraph.Node.ID> = []
    ) -> [ComponentGraph.Problem] {
        let homes = index.nodes.map { unknown.contains($0.id) ? nil : Home($0) }
        let isUnknown = index.nodes.map { unknown.contains($0.id) }
        let usesLevels =
            homes.contains { $0?.level != nil }
            || index.nodes.contains { node in node.dependencies.contains { !$0.provider.levels.isEmpty } }
        guard usesLevels else { return [] }
        return Set(homes.compactMap(\.self)).flatMap { home -> [ComponentGraph.Problem] in
            // The levels around one that is not declared in the graph are unknown.
            guard let around = graph.levels(around: home.level) else { return [] }
            let search = InnerLevelSearch(index, homes, isUnknown, around: around)
            return index.nodes.indices.filter { homes[$0] == home }.flatMap { source in
                index.nodes[source].dependencies.indices.compactMap { dependency in
                    search.path(from: dependency, of: source)
                        .map { InnerLevelProblem(path: $0, home: home, index: index, graph: graph).problem }
                }
            }
        }
    }

    /// The container that makes and keeps the instances of a shared node.
    struct Home: Hashable {
        /// The name of its level; `nil` for the program.
        let level: String?

        /// Creates the home of a node; `nil` if its instances are not shared.
        init?(_ node: ComponentGraph.Node) {
            switch node.scope {
            case .transient, .graph: return nil
            case .container, .weak, .level, .custom: level = node.innermostLevel
            }
        }
    }
}

/// Finds the paths to inner levels from the components that one container makes.
struct InnerLevelSearch {
    /// The dependencies from a component to something that belongs to an inner level.
    struct Path {
        struct Step {
            let source: Int
            let dependency: Int

            /// The node that provides the dependency; `nil` for the value of a level.
            let target: Int?
        }

        let steps: [Step]

        /// The levels to which the last target belongs.
        let levels: [String]
    }

    private let index: GraphIndex
    private let homes: [LevelCheck.Home?]
    private let around: Set<String>

    /// Whether each node can't be made by the container.
    private var isFailing: [Bool]

    /// The dependency because of which a node can't be made; `nil` if the node belongs to an inner level itself.
    private var cause: [Int?]

    /// Searches backwards from the nodes of inner levels, so that each path is a shortest one.
    ///
    /// - Parameters:
    ///   - homes: The homes of the nodes; `nil` for those that pass their needs on.
    ///   - isUnknown: Whether the scope of each node is unknown, so that it is not judged.
    ///   - around: The level of the container, and those around it.
    init(
        _ index: GraphIndex,
        _ homes: [LevelCheck.Home?],
        _ isUnknown: [Bool],
        around: [String]
    ) {
        self.index = index
        self.homes = homes
        self.around = Set(around)
        isFailing = Array(repeating: false, count: index.nodes.count)
        cause = Array(repeating: nil, count: index.nodes.count)
        var incoming: [[GraphIndex.Edge]] = Array(repeating: [], count: index.nodes.count)
        for edge in index.edges.joined() { incoming[edge.target].append(edge) }
        var failing: [Int] = []
        for node in index.nodes.indices where !isUnknown[node] {
            if let home = homes[node] {
                isFailing[node] = home.level.map { !self.around.contains($0) } ?? false
            } else if let dependency = index.nodes[node].dependencies.firstIndex(where: isInnerValue) {
                isFailing[node] = true
                cause[node] = dependency
            }
            if isFailing[node] { failing.append(node) }
        }
        var next = 0
        while next < failing.count {
            for edge in incoming[failing[next]] where homes[edge.source] == nil && !isFailing[edge.source] {
                guard !isUnknown[edge.source], isNodeOfInnerLevel(edge.dependency, of: edge.source)
                else { continue }
                isFailing[edge.source] = true
                cause[edge.source] = edge.dependency
                failing.append(edge.source)
            }
            next += 1
        }
    }

    /// The path from a dependency to something of an inner level; `nil` if the container can provide it, or may do so.
    func path(from dependency: Int, of source: Int) -> Path? {
        var steps: [Path.Step] = []
        var next: (source: Int, dependency: Int) = (source, dependency)
        while true {
            let provider = index.nodes[next.source].dependencies[next.dependency].provider
            if isInnerValue(index.nodes[next.source].dependencies[next.dependency]) {
                steps.append(Path.Step(source: next.source, dependency: next.dependency, target: nil))
                return Path(steps: steps, levels: provider.levels)
            }
            guard isNodeOfInnerLevel(next.dependency, of: next.source),
                let target = index.providers(of: next.dependency, of: next.source).first
            else { return nil }
            steps.append(Path.Step(source: next.source, dependency: next.dependency, target: target))
            guard let cause = cause[target] else {
                return Path(steps: steps, levels: [homes[target]?.level].compactMap(\.self))
            }
            next = (target, cause)
        }
    }

    /// Whether a dependency is the value of a level that is not around the container; an optional one is nil then.
    private func isInnerValue(_ dependency: ComponentGraph.Dependency) -> Bool {
        let levels = dependency.provider.levels
        return !levels.isEmpty && dependency.need != .optional && !dependency.mayBeNilLater
            && levels.allSatisfy { !around.contains($0) }
    }

    /// Whether each of the nodes that may provide a dependency is known to fail.
    ///
    /// This includes optional ones: they are nil without a registration, not where the registered component fails.
    private func isNodeOfInnerLevel(_ dependency: Int, of source: Int) -> Bool {
        let providers = index.providers(of: dependency, of: source)
        return !providers.isEmpty && providers.allSatisfy { isFailing[$0] }
            && !index.nodes[source].dependencies[dependency].mayBeNilLater
    }
}

extension ComponentGraph.Dependency {
    /// Whether this is resolved on use, and may be nil then, as with `Lazy<Stable?>`.
    fileprivate var mayBeNilLater: Bool {
        need == .deferred && (type.contains("?") || type.contains("Optional<"))
    }
}
