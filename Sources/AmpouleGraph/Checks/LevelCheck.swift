/// Finds components that need something of a level that is not around the container that makes them.
///
/// The container that keeps a shared instance also makes it, so it injects only what it and the containers around it
/// provide. A transient or graph component is made by the container that resolves it, and passes its needs on to the
/// components that it is made for. It is a problem itself if no container, or none of its own level, provides all of
/// them.
enum LevelCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let graph = index.graph
        guard !graph.levels.isEmpty else { return [] }
        let separation = SeparationSearch(index)
        let inner = paths(in: index, separation) { place in index.nodes[place].scope.isShared }
        return separation.conflicts.map { $0.second.separateLevelsProblem(with: $0.first, in: graph) }
            + inner.map { $0.innerLevelProblem(in: graph) }
    }

    /// The registered components that only a container of an inner level makes.
    ///
    /// They are warnings, also if nothing in the graph needs them there: typed calls and closures may ask for them.
    static func warnings(in index: GraphIndex) -> [ComponentGraph.Problem] {
        guard !index.graph.levels.isEmpty else { return [] }
        let separation = SeparationSearch(index)
        let inner = paths(in: index, separation, alsoInside: index.graph.home) { place in
            let node = index.nodes[place]
            return !node.scope.isShared && node.isRegistered && !separation.impossible.contains(place)
        }
        // A registered component in between has a warning itself.
        return inner.filter { path in !path.requirements.dropFirst().contains(where: \.node.isRegistered) }
            .map(\.dependencyOnLevelWarning)
    }

    /// The paths from components to what the containers of their levels can't provide.
    ///
    /// - Parameter inner: A level that is inside that of each component, or that itself.
    private static func paths(
        in index: GraphIndex,
        _ separation: SeparationSearch,
        alsoInside inner: String? = nil,
        from isIncluded: (Int) -> Bool
    ) -> [LevelPath] {
        let graph = index.graph
        let reported = index.requirements(onAnyOf: separation.impossible)
        let homes: [String?] = [nil] + graph.levels.map(\.name)
        return homes.flatMap { home -> [LevelPath] in
            let sources = index.nodes.indices.filter { index.nodes[$0].level == home && isIncluded($0) }
            // The levels around one that is inside an unknown one are unknown.
            guard !sources.isEmpty, let around = graph.levels(around: home) else { return [] }
            let all = around + (graph.levels(around: inner) ?? [])
            return sources.flatMap(LevelSearch(index, around: all, except: reported).paths)
        }
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

/// The dependencies from a component to something that belongs to a level.
struct LevelPath: Equatable {
    /// The dependencies, each of the node that provides the one before.
    let requirements: [Requirement]

    /// The node that provides the last dependency; `nil` for the value of the level.
    let target: ComponentGraph.Node?

    /// The level to which the last dependency belongs.
    let level: String

    /// The component at the start.
    private var source: ComponentGraph.Node { requirements[0].node }

    /// The nodes behind the first one.
    private var targets: [ComponentGraph.Node.ID] {
        requirements.dropFirst().map(\.node.id) + (target.map { [$0.id] } ?? [])
    }

    /// The last node of the path, or the service of a value.
    private var targetTitle: String {
        target?.title ?? requirements.last.map(\.dependency.key) ?? ""
    }

    /// The components between the first and the last one; empty if there are none.
    private var between: String {
        requirements.dropFirst().map { "'\($0.node.title)'" }.joinedByArrows
    }

    /// Notes on the dependencies, and on the level of the target, unless that is its value.
    private func notes(from first: Int) -> [ComponentGraph.Problem.Note] {
        requirements.dropFirst(first).prefix(8).flatMap { requirement in
            ComponentGraph.Problem.Note.at(requirement.dependency.location, requirement.text)
        }
            + (target.map { target in
                ComponentGraph.Problem.Note.at(
                    target.location,
                    "'\(target.title)' is registered for the level '\(level)'"
                )
            } ?? [])
    }
}

extension LevelPath {
    /// Describes a shared component that needs something of an inner level.
    func innerLevelProblem(in graph: ComponentGraph) -> ComponentGraph.Problem {
        let home = source.level
        let way = between.isEmpty ? "" : ", required through \(between),"
        let own = home.map { "a '\($0)'" } ?? "the program"
        let addition = graph.areSeparate(home, level) ? ", and no container is inside both" : ""
        let owner = owner(in: graph)
        let listing = owner.registeredBy.isEmpty ? "', and call the function of its list" : "' instead"
        return problem(
            .innerLevel,
            "'\(source.title)' lives as long as \(own), but '\(targetTitle)'\(way) only as long as a '\(level)'\(addition)",
            remedy:
                "list '\(owner.title)' in '\(level)\(listing), or pass '\(targetTitle)' to the methods of '\(source.title)'"
        )
    }

    /// Describes a component that isn't shared, and needs something of an inner level.
    var dependencyOnLevelWarning: ComponentGraph.Problem {
        problem(
            .dependencyOnLevel,
            "'\(source.title)' requires \(part)",
            remedy:
                "resolving '\(source.title)' fails outside of a '\(level)': list it in '\(level)' instead, or pass '\(targetTitle)' to its methods"
        )
    }

    /// The component that determines the scope; a decorator has that of what it decorates.
    private func owner(in graph: ComponentGraph) -> ComponentGraph.Node {
        var owner = source
        var known: Set<ComponentGraph.Node.ID> = [owner.id]
        while let decorated = owner.dependencies.first(where: \.isDecorated)?.provider.nodes.first,
            let next = graph[decorated], known.insert(decorated).inserted
        {
            owner = next
        }
        return owner
    }

    /// Describes a component that needs something of two levels, neither of which is inside the other.
    ///
    /// - Parameter first: The path to the other level; `nil` if the component itself is registered for it.
    func separateLevelsProblem(with first: LevelPath?, in graph: ComponentGraph) -> ComponentGraph.Problem {
        guard let first else {
            return problem(
                .separateLevels,
                "'\(source.title)' is registered for the level '\(source.level ?? "")', but requires \(part), and no container is inside both",
                remedy:
                    "list '\(source.title)' in '\(level)' instead, or pass '\(targetTitle)' to the methods of '\(source.title)'"
            )
        }
        // This level, or the outermost one around it alone, can be opened inside the other one.
        let outer = graph.levels(around: first.level) ?? []
        let outermost = (graph.levels(around: level) ?? []).last { !outer.contains($0) } ?? level
        var problem = problem(
            .separateLevels,
            "'\(source.title)' requires \(first.part), and \(part), but no container is inside both",
            remedy:
                "open '\(outermost)' inside '\(first.level)', with 'typealias Outer = \(first.level)', or pass '\(targetTitle)' to the methods of '\(source.title)'"
        )
        problem.nodes += first.targets
        problem.edges += first.requirements.map(\.edge)
        problem.notes.insert(contentsOf: first.notes(from: 0), at: 1)
        return problem
    }

    /// The dependency, and the level to which it belongs.
    private var part: String {
        let way = between.isEmpty ? "" : " through \(between)"
        return "'\(targetTitle)'\(way), which belongs to a '\(level)'"
    }

    private func problem(
        _ kind: ComponentGraph.Problem.Kind,
        _ message: String,
        remedy: String
    ) -> ComponentGraph.Problem {
        var problem = requirements[0].problem(
            kind,
            with: targets,
            message,
            remedy: remedy,
            notes: notes(from: 1)
        )
        problem.edges = requirements.map(\.edge)
        return problem
    }
}
