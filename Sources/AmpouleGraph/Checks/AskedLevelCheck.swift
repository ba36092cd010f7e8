/// Finds requests of a container for something that belongs to a level that is not around it.
struct AskedLevelCheck {
    private let graph: ComponentGraph
    private let nodes: LevelsOfNodes

    /// The dependencies that are reported already.
    private let reported: Set<LevelSearch.Place>

    private var index: GraphIndex { nodes.index }

    init(_ graph: ComponentGraph, _ nodes: LevelsOfNodes, except reported: Set<LevelSearch.Place>) {
        (self.graph, self.nodes, self.reported) = (graph, nodes, reported)
    }

    /// The requests that certainly fail.
    func problems(_ facts: ComponentGraph.SourceFacts) -> [ComponentGraph.Problem] {
        let requirements = (facts.requirements + facts.accessorRequirements).filter { !$0.isChange }
        let byContainer = Dictionary(
            grouping: requirements.filter { $0.container != .unknown },
            by: \.container
        )
        return byContainer.flatMap { container, requirements -> [ComponentGraph.Problem] in
            guard let search = search(container) else { return [] }
            return requirements.filter(\.isCertain).compactMap { requirement in
                failure(of: requirement, search).map { problem(requirement, $0, container) }
            }
        }
    }

    /// The requests that may fail: those of any container, and those that the code may do without.
    func requirementsLeftOpen(_ facts: ComponentGraph.SourceFacts) -> [ComponentGraph.Requirement] {
        let leftOpen = (facts.requirements + facts.accessorRequirements).filter { requirement in
            !requirement.isChange && (requirement.container == .unknown || !requirement.isCertain)
        }
        guard !leftOpen.isEmpty else { return [] }
        // The levels of closures are those of their dependencies.
        let ofClosures = Set(index.nodes.flatMap { $0.dependencies.compactMap(\.location) })
        let searches = Dictionary(grouping: leftOpen, by: \.container).compactMapValues { requirements in
            search(requirements[0].container)
        }
        return leftOpen.filter { !ofClosures.contains($0.location) }.filter { requirement in
            searches[requirement.container].map { failure(of: requirement, $0) != nil } ?? false
        }
    }

    /// The search for what a container can't provide; for an unknown one, that of the root container.
    private func search(_ container: ComponentGraph.Requirement.AskedContainer) -> LevelSearch? {
        let level: String?
        switch container {
        case .root, .unknown: level = nil
        case .level(let name): level = name
        }
        return graph.levels(around: level).map { LevelSearch(nodes, around: $0, except: reported) }
    }

    /// The reason why a container can't provide a service.
    private struct Failure {
        /// The node that is resolved; `nil` for the value of a level.
        let node: Int?
        let path: LevelSearch.Path?
        let levels: [String]
    }

    private func failure(of requirement: ComponentGraph.Requirement, _ search: LevelSearch) -> Failure? {
        switch requirement.provider {
        case .value(let levels):
            return search.contains(anyOf: levels) ? nil : Failure(node: nil, path: nil, levels: levels)
        case .node, .oneOf, .all:
            let providers = requirement.provider.nodes.compactMap(index.place)
            let failing = providers.filter { search.isFailing[$0] }
            let isList = if case .all = requirement.provider { true } else { false }
            guard let node = failing.first, isList || failing.count == providers.count else { return nil }
            let path = search.path(toFailing: node)
            let levels = path?.levels ?? [nodes.levels[node]].compactMap(\.self)
            return Failure(node: node, path: path, levels: levels)
        case .missing, .needsArguments, .ambiguous, .outside, .unknown: return nil
        }
    }

    private func problem(
        _ requirement: ComponentGraph.Requirement,
        _ failure: Failure,
        _ container: ComponentGraph.Requirement.AskedContainer
    ) -> ComponentGraph.Problem {
        let levels = failure.levels.map { "a '\($0)'" }.joined(separator: " or ")
        let text = failure.path.map { LevelPathText($0, index, graph) }
        let target = text.map { " requires '\($0.target)', which" } ?? ""
        let asked =
            if case .level(let name) = container { "the container of a '\(name)'" } else {
                "the root container"
            }
        let message = "'\(requirement.key)'\(target) belongs to \(levels), but is required of \(asked) here"
        let titles = failure.node.map { [index.nodes[$0].id] } ?? []
        return ComponentGraph.Problem(
            .innerLevel,
            nodes: titles + (text?.targets ?? []),
            edges: text?.edges ?? [],
            location: requirement.location,
            message: message,
            notes: [
                ComponentGraph.Problem.Note(
                    .requireOfLevel,
                    at: requirement.location,
                    "require it of the container that '\(opening(failure.levels))' returns"
                )
            ] + notes(on: failure, text)
        )
    }

    /// The call that opens a level.
    private func opening(_ levels: [String]) -> String {
        levels.compactMap { graph.level(named: $0) }.first?.opening ?? "child"
    }

    private func notes(on failure: Failure, _ text: LevelPathText?) -> [ComponentGraph.Problem.Note] {
        if let text { return text.notes }
        if let node = failure.node.map({ index.nodes[$0] }) {
            let level = failure.levels.first.map(node.belonging) ?? ""
            return ComponentGraph.Problem.Note.at(node.location, level)
        }
        return failure.levels.compactMap { graph.level(named: $0) }.flatMap { level in
            ComponentGraph.Problem.Note.at(
                level.location,
                "a '\(level.name)' is opened with a '\(level.value ?? level.name)'"
            )
        }
    }
}
