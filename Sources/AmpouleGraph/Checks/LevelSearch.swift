/// Finds the paths to levels that are not around a container, from the components that the container makes.
struct LevelSearch {
    /// A dependency of a node.
    struct Place: Hashable {
        let source: Int
        let dependency: Int
    }

    /// The dependencies from a component to something that belongs to another level.
    struct Path: Hashable {
        struct Step: Hashable {
            let place: Place

            /// The node that provides the dependency; `nil` for the value of a level.
            let target: Int?
        }

        let steps: [Step]

        /// The level to which the last target belongs.
        let level: String
    }

    private let nodes: LevelsOfNodes
    private let around: Set<String>

    /// The dependencies that are not followed.
    private let excluded: Set<Place>

    /// Whether each node can't be made by the container.
    private(set) var isFailing: [Bool]

    /// The dependency because of which a node can't be made; `nil` if the node belongs to another level itself.
    private var cause: [Int?]

    private var index: GraphIndex { nodes.index }

    /// Searches backwards from the nodes of other levels, so that each path is a shortest one.
    ///
    /// - Parameters:
    ///   - around: The level of the container, and those around it.
    ///   - excluded: The dependencies that are not followed.
    init(_ nodes: LevelsOfNodes, around: [String], except excluded: Set<Place> = []) {
        self.nodes = nodes
        self.around = Set(around)
        self.excluded = excluded
        let index = nodes.index
        isFailing = Array(repeating: false, count: index.nodes.count)
        cause = Array(repeating: nil, count: index.nodes.count)
        var incoming: [[GraphIndex.Edge]] = Array(repeating: [], count: index.nodes.count)
        for edge in index.edges.joined() { incoming[edge.target].append(edge) }
        var failing: [Int] = []
        for node in index.nodes.indices {
            if let level = index.nodes[node].level, !self.around.contains(level) {
                isFailing[node] = true
            } else if nodes.homes[node] == nil,
                let dependency = index.nodes[node].dependencies.firstIndex(where: {
                    otherLevel(of: $0) != nil
                })
            {
                isFailing[node] = true
                cause[node] = dependency
            }
            if isFailing[node] { failing.append(node) }
        }
        var next = 0
        while next < failing.count {
            for edge in incoming[failing[next]] where nodes.homes[edge.source] == nil {
                let place = Place(source: edge.source, dependency: edge.dependency)
                guard !isFailing[edge.source], failingNode(at: place) != nil else { continue }
                isFailing[edge.source] = true
                cause[edge.source] = edge.dependency
                failing.append(edge.source)
            }
            next += 1
        }
    }

    /// The paths from each of the dependencies of a node that the container can't provide.
    func paths(from source: Int) -> [Path] {
        index.nodes[source].dependencies.indices.compactMap { dependency in
            path(from: Place(source: source, dependency: dependency))
        }
    }

    /// The path from a dependency to something of another level; `nil` if the container can provide it, or may do so.
    private func path(from start: Place) -> Path? {
        var steps: [Path.Step] = []
        var next = start
        while true {
            let dependency = index.nodes[next.source].dependencies[next.dependency]
            if let level = otherLevel(of: dependency) {
                steps.append(Path.Step(place: next, target: nil))
                return Path(steps: steps, level: level)
            }
            guard let target = failingNode(at: next) else { return nil }
            steps.append(Path.Step(place: next, target: target))
            guard let cause = cause[target] else {
                return Path(steps: steps, level: index.nodes[target].level ?? "")
            }
            next = Place(source: target, dependency: cause)
        }
    }

    /// The level whose value a dependency is, if that is not around the container; an optional one is nil then.
    private func otherLevel(of dependency: ComponentGraph.Dependency) -> String? {
        guard let level = dependency.provider.level, dependency.need != .optional, !dependency.mayBeNilLater
        else { return nil }
        return around.contains(level) ? nil : level
    }

    /// A node that is known to fail, if a dependency fails because of it.
    ///
    /// This includes optional ones: they are nil without a registration, not where the registered component fails.
    private func failingNode(at place: Place) -> Int? {
        guard !index.nodes[place.source].dependencies[place.dependency].mayBeNilLater,
            !excluded.contains(place)
        else { return nil }
        return index.provider(of: place.dependency, of: place.source) { isFailing[$0] }
    }
}

extension ComponentGraph.Dependency {
    /// Whether this is resolved on use, and may be nil then, as with `Lazy<Stable?>`.
    fileprivate var mayBeNilLater: Bool { need == .deferred && isOptional }
}
