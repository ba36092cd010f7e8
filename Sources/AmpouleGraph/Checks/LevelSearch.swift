/// Finds the paths to levels that are not around a container, from the components that the container makes.
struct LevelSearch {
    private let index: GraphIndex
    private let around: Set<String>

    /// The dependencies that are not followed.
    private let excluded: Set<Requirement>

    /// The dependency because of which each node can't be made; `nil` if the node belongs to another level itself.
    private var causes: [Cause?]

    private struct Cause {
        let requirement: Requirement

        /// The node that provides the dependency; `nil` for the value of a level.
        let target: Int?
    }

    /// Searches backwards from the nodes of other levels, so that each path is a shortest one.
    ///
    /// - Parameters:
    ///   - around: The level of the container, and those around it.
    ///   - excluded: The dependencies that are not followed.
    init(_ index: GraphIndex, around: [String], except excluded: Set<Requirement> = []) {
        self.index = index
        self.around = Set(around)
        self.excluded = excluded
        causes = index.nodes.map { _ in nil }
        // A container that keeps an instance also makes it; others pass their needs on.
        for (place, node) in index.nodes.enumerated() where !node.scope.isShared && !isElsewhere(place) {
            causes[place] = index.requirements(of: place).first { otherLevel(of: $0) != nil }
                .map { Cause(requirement: $0, target: nil) }
        }
        var failing = index.nodes.indices.filter(isFailing)
        var incoming = index.nodes.map { _ in [GraphIndex.Edge]() }
        for edge in index.edges.joined() where !index.nodes[edge.source].scope.isShared {
            incoming[edge.target].append(edge)
        }
        var next = 0
        while next < failing.count {
            for edge in incoming[failing[next]] where !isFailing(edge.source) {
                let requirement = index.requirement(of: edge)
                guard let target = failingNode(of: requirement) else { continue }
                causes[edge.source] = Cause(requirement: requirement, target: target)
                failing.append(edge.source)
            }
            next += 1
        }
    }

    /// The paths from each of the dependencies of a node that the container can't provide.
    func paths(from source: Int) -> [LevelPath] { index.requirements(of: source).compactMap(path) }

    /// The path from a dependency to something of another level; `nil` if the container can provide it, or may do so.
    private func path(from start: Requirement) -> LevelPath? {
        if let level = otherLevel(of: start) {
            return LevelPath(requirements: [start], target: nil, level: level)
        }
        guard var target = failingNode(of: start) else { return nil }
        var requirements = [start]
        while let cause = causes[target] {
            requirements.append(cause.requirement)
            guard let next = cause.target else {
                let level = cause.requirement.dependency.provider.level ?? ""
                return LevelPath(requirements: requirements, target: nil, level: level)
            }
            target = next
        }
        let node = index.nodes[target]
        return LevelPath(requirements: requirements, target: node, level: node.level ?? "")
    }

    /// The level whose value a dependency is, if that is not around the container; an optional one is nil then.
    private func otherLevel(of requirement: Requirement) -> String? {
        let dependency = requirement.dependency
        guard let level = dependency.provider.level, dependency.need != .optional, !dependency.mayBeNilLater
        else { return nil }
        return around.contains(level) ? nil : level
    }

    /// A node that is known to fail, if a dependency fails because of it.
    ///
    /// This includes optional ones: they are nil where the component is not registered, not where it fails.
    private func failingNode(of requirement: Requirement) -> Int? {
        guard !requirement.dependency.mayBeNilLater, !excluded.contains(requirement) else { return nil }
        let mayBeNil = requirement.dependency.need == .optional
        return index.provider(of: requirement) { isFailing($0) && !(mayBeNil && isElsewhere($0)) }
    }

    /// Whether the container can't make a node.
    func isFailing(_ node: Int) -> Bool { causes[node] != nil || isElsewhere(node) }

    /// Whether a node is registered for a level that is not around the container.
    private func isElsewhere(_ node: Int) -> Bool {
        index.nodes[node].level.map { !around.contains($0) } ?? false
    }
}

extension ComponentGraph.Dependency {
    /// Whether this is resolved on use, and may be nil then, as with `Lazy<Stable?>`.
    fileprivate var mayBeNilLater: Bool { need == .deferred && isOptional }
}
