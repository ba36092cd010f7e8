import AmpouleGraph

/// Finds the parts of a program that aren't checked.
struct UncheckedParts {
    private let reader: ProgramGraphReader
    private let graph: ComponentGraph
    private let judgement: ProgramGraphReader.Judgement
    private let judgedComponents: Set<ProgramComponent.Index>
    private let reasons: UncheckedReasons

    init(
        _ reader: ProgramGraphReader,
        _ graph: ComponentGraph,
        _ judgement: ProgramGraphReader.Judgement,
        _ judgedComponents: Set<ProgramComponent.Index>
    ) {
        self.reader = reader
        self.graph = graph
        self.judgement = judgement
        self.judgedComponents = judgedComponents
        reasons = UncheckedReasons(reader)
    }

    private var program: Program { reader.table.program }

    // MARK: - Dependencies

    /// The dependencies of checked components that may have any provider.
    var dependencies: [Unchecked] {
        judgement.judged.sorted().flatMap { place -> [Unchecked] in
            let node = judgement.nodes[place]
            return node.dependencies.enumerated().compactMap { index, dependency -> Unchecked? in
                guard dependency.provider == .unknown else { return nil }
                return Unchecked(
                    kind: .dependency,
                    location: dependency.location ?? node.location,
                    name: "'\(dependency.label)' of '\(node.title)'",
                    reason: reasons.reason(
                        forDependency: reader.drafts[place].dependencies[index],
                        of: place
                    )
                )
            }
        }
    }

    /// The decorators of checked components that may be registered before what they decorate.
    var decorations: [Unchecked] {
        judgement.judged.sorted().compactMap { place in
            let node = judgement.nodes[place]
            guard let dependency = node.dependencies.first, !dependency.provider.nodes.isEmpty,
                !reader.isOrderShown(ofDecorator: place), !reader.decorationsTooEarly.contains(place),
                reader.earlyDecoration(by: place) == nil
            else { return nil }
            return Unchecked(
                kind: .dependency,
                location: node.location,
                name: "'\(node.title)'",
                aspect: .decoration,
                reason: "the sources do not show whether '\(dependency.key)' is registered before"
            )
        }
    }

    /// The dependencies of shared components that may belong to an inner level.
    func levels(_ problems: [ComponentGraph.Problem], _ facts: ComponentGraph.SourceFacts) -> [Unchecked] {
        problems.compactMap { problem in
            guard let edge = problem.edges.first, let node = graph[edge.node] else { return nil }
            return Unchecked(
                kind: .dependency,
                location: problem.location,
                name: "'\(node.dependencies[edge.dependency].label)' of '\(node.title)'",
                aspect: .level,
                reason: reasons.reason(forLevelsIn: problem, of: node, facts)
            )
        }
    }

    /// The dependencies on a `Lazy` or a `Provider` that may have to wait when it is used.
    func laterUses(_ edges: [ComponentGraph.Problem.Edge]) -> [Unchecked] {
        let judged = Set(judgement.judged.map { reader.drafts[$0].node.id })
        let ownFiles = Set(program.target.files)
        return edges.filter { judged.contains($0.node) }.compactMap { edge in
            guard let node = graph[edge.node] else { return nil }
            let dependency = node.dependencies[edge.dependency]
            let location = dependency.location ?? node.location
            // What a closure of the target itself requests is one of its requests.
            if node.component == nil, location.map({ ownFiles.contains($0.file) }) == true { return nil }
            return Unchecked(
                kind: .dependency,
                location: location,
                name: "'\(dependency.label)' of '\(node.title)'",
                aspect: .use,
                reason: Self.reasonForLaterUse
            )
        }
    }

    private static let reasonForLaterUse =
        "that cannot wait, and the sources do not show whether the asynchronous instance exists then"

    // MARK: - Requests

    /// The requests for services that may or may not be registered.
    var requests: [Unchecked] {
        let unknown = judgement.requirements.filter { $0.provider == .unknown }
        guard !unknown.isEmpty else { return [] }
        let reasons = reasons.ofRequests
        return unknown.map { requirement in
            Unchecked(
                kind: .request,
                location: requirement.location,
                name: "'\(ComponentGraph.keyText(requirement.service, name: requirement.name))'",
                aspect: .request,
                reason: reasons[requirement.location] ?? UncheckedReasons.unknown
            )
        }
    }

    /// The requests that only the container of a level can provide.
    func requestsOfLevels(_ requirements: [ComponentGraph.Requirement]) -> [Unchecked] {
        requirements.map { requirement in
            Unchecked(
                kind: .request,
                location: requirement.location,
                name: "'\(ComponentGraph.keyText(requirement.service, name: requirement.name))'",
                aspect: .container,
                reason: requirement.container == .unknown
                    ? "only that of a level provides it, and the sources do not show which one is asked"
                    : "it does not provide it, and the sources do not show whether the code needs it"
            )
        }
    }

    /// The openings of inner levels in containers that the sources don't show.
    var openings: [Unchecked] {
        reader.openingsInUnknownContainers.map { level, location in
            Unchecked(
                kind: .request,
                location: location,
                name: "'\(level)'",
                aspect: .opening,
                reason: "the sources do not show in which container it is opened"
            )
        }
    }

    /// The requests that don't wait for asynchronous services.
    func requestsWithoutWaiting(_ requirements: [ComponentGraph.Requirement]) -> [Unchecked] {
        requirements.map { requirement in
            Unchecked(
                kind: .request,
                location: requirement.location,
                name: "'\(ComponentGraph.keyText(requirement.service, name: requirement.name))'",
                aspect: requirement.waiting == .cannotWaitLater ? .use : .request,
                reason: requirement.waiting == .cannotWaitLater
                    ? Self.reasonForLaterUse
                    : requirement.isCertain
                        ? "it does not wait, and the sources do not show whether the asynchronous instance exists"
                        : "a caller may catch the error"
            )
        }
    }

    // MARK: - Components

    /// The components of the target itself, and those of others that it may register.
    var allComponents: [ProgramComponent.Index] {
        reader.components.all.indices.filter { place in
            let file = program.files[reader.components.all[place].file]
            return judgedComponents.contains(place)
                || (file.module == program.target.name
                    || isProgram && reader.registrations.possible.contains(place))
        }
    }

    private var isProgram: Bool { program.target.kind == .program }

    /// The components that are not checked, and those that may need more than the sources show.
    var components: [Unchecked] {
        allComponents.compactMap { place in
            let reason: String?
            if judgedComponents.contains(place) {
                // The dependencies outside of the '#if' are listed each.
                let hidesNeeds =
                    (reader.components.lineage(of: place) + [place])
                    .contains { !reader.components.all[$0].isCertain }
                    && reader.nodesOfComponents[place].allSatisfy { judgement.nodes[$0].dependencies.isEmpty }
                reason = hidesNeeds ? "an '#if' decides what it needs" : nil
            } else {
                reason = reasons.reason(forComponent: place)
            }
            return reason.map { reason in
                Unchecked(
                    kind: .component,
                    location: reader.components.location(of: place),
                    name: "'\(reader.components.all[place].text)'",
                    reason: reason
                )
            }
        }
    }

    /// The components that may have the key of another one in one container.
    func keys(_ problems: [ComponentGraph.Problem]) -> [Unchecked] {
        problems.compactMap { problem in
            let titles = problem.nodes.compactMap { graph[$0]?.title }
            guard titles.count == 2 else { return nil }
            return Unchecked(
                kind: .key,
                location: problem.location,
                name: "'\(titles[0])'",
                aspect: .key,
                reason: "it may be that of '\(titles[1])', which the sources do not show"
            )
        }
    }

    /// The components whose scope is unknown, in a program with levels.
    var scopes: [Unchecked] {
        guard !reader.levels.isEmpty else { return [] }
        return judgement.judged.sorted().map { reader.drafts[$0] }.filter { !$0.isScopeKnown }.map { draft in
            Unchecked(
                kind: .scope,
                location: draft.node.location,
                name: "'\(draft.node.title)'",
                aspect: .scope,
                reason: "no constant that the check can read holds it, so it may be that of a level"
            )
        }
    }

    /// The factories of closure registrations whose dependencies are unknown.
    var factories: [Unchecked] {
        reader.drafts.filter { $0.component == nil && !$0.isForward }.flatMap { draft in
            reader.unfollowedUses(of: draft).map { use in
                Unchecked(
                    kind: .factory,
                    location: use.location,
                    name: "'\(draft.node.title)'",
                    aspect: .factory,
                    reason: use.reason
                )
            }
        }
    }
}

extension Components {
    /// The location of a component's declaration.
    func location(of place: ProgramComponent.Index) -> ComponentGraph.Location {
        ComponentGraph.Location(all[place].declared.position, in: path(of: place))
    }
}
