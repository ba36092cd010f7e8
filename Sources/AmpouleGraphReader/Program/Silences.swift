import AmpouleGraph

/// The code on which a check is silent, because the sources determine too little.
struct Silences: Sendable {
    /// The dependencies of judged components that may have any provider, in source order.
    let dependencies: [ComponentGraph.Problem.Note]

    /// The dependencies of shared components that may belong to an inner level, in source order.
    let levels: [ComponentGraph.Problem.Note]

    /// The components whose scope is unknown, in a program with levels.
    let scopes: [ComponentGraph.Location]

    /// The factories registered by hand, whose dependencies are unknown.
    let closures: [ComponentGraph.Location]

    /// The requests for services that may or may not be registered.
    let requests: [ComponentGraph.Location]

    /// The components of a program itself that are not judged.
    let components: [ComponentGraph.Location]

    /// The components of which an `#if` decides what they need, or whether they are registered.
    let conditionalComponents: [ComponentGraph.Location]

    /// The components that may have the key of another one in one container.
    let keys: [ComponentGraph.Location]

    init(
        _ reader: ProgramGraphReader,
        _ graph: ComponentGraph,
        _ judgement: ProgramGraphReader.Judgement,
        _ judgedComponents: Set<ProgramComponent.Index>,
        uncertain problems: [ComponentGraph.Problem],
        levels problemsOfLevels: [ComponentGraph.Problem]
    ) {
        levels = problemsOfLevels.compactMap { Self.note(on: $0, in: graph) }.inOrderOfPlaces
        scopes =
            reader.levels.isEmpty
            ? []
            : judgement.judged.filter { !reader.drafts[$0].isScopeKnown }
                .compactMap { reader.drafts[$0].node.location }
        keys = problems.compactMap(\.location)
        dependencies =
            judgement.judged.flatMap { place -> [ComponentGraph.Problem.Note] in
                let node = judgement.nodes[place]
                return node.dependencies.filter { $0.provider == .unknown }.map { dependency in
                    ComponentGraph.Problem.Note(
                        location: dependency.location ?? node.location,
                        message:
                            "'\(dependency.label)' of '\(node.title)' is left to 'container.validate()'"
                    )
                }
            }
            .inOrderOfPlaces
        closures = reader.drafts.filter { $0.component == nil && !$0.isForward }.compactMap(\.node.location)
        requests = judgement.requirements.filter { $0.provider == .unknown }.map(\.location)
        let program = reader.table.program
        let isProgram = program.target.kind == .program
        func isConditional(_ place: ProgramComponent.Index) -> Bool {
            guard judgedComponents.contains(place) else {
                return isProgram && reader.registrations.isRegisteredConditionally(place)
            }
            // The dependencies outside of the '#if' are listed each.
            return !reader.components.all[place].isCertain
                && reader.nodesOfComponents[place].allSatisfy { judgement.nodes[$0].dependencies.isEmpty }
        }
        func isUnregistered(_ place: ProgramComponent.Index) -> Bool {
            // The components of libraries are checked where programs register them.
            let file = program.files[reader.components.all[place].file]
            return isProgram && file.module == program.target.name && !file.isGenerated
                && !judgedComponents.contains(place)
        }
        func location(_ place: ProgramComponent.Index) -> ComponentGraph.Location {
            let component = reader.components.all[place]
            let file = program.files[component.file].declarations.path
            return ComponentGraph.Location(component.declared.position, in: file)
        }
        let places = reader.components.all.indices
        conditionalComponents = places.filter(isConditional).map(location)
        components = places.filter { isUnregistered($0) && !isConditional($0) }.map(location)
    }

    private static func note(
        on problem: ComponentGraph.Problem,
        in graph: ComponentGraph
    ) -> ComponentGraph.Problem.Note? {
        guard let edge = problem.edges.first, let node = graph[edge.node] else { return nil }
        return ComponentGraph.Problem.Note(
            location: problem.location,
            message:
                "'\(node.dependencies[edge.dependency].label)' of '\(node.title)' may belong to an inner level, which is left to 'container.validate()'"
        )
    }

    /// The lines of each kind of silence.
    ///
    /// Each dependency has a line of its own. The other kinds have one line per file, with the line numbers in the
    /// source.
    var lines: [[String]] {
        let kinds: [(places: [ComponentGraph.Location], one: String, several: String)] = [
            (requests, "A request is left to the run time", "requests are left to the run time"),
            (
                components, "A component is not checked, since nothing that is called registers it",
                "components are not checked, since nothing that is called registers them"
            ),
            (
                conditionalComponents,
                "A component is not checked, since an '#if' decides what it needs, or whether it is registered",
                "components are not checked, since an '#if' decides what they need, or whether they are registered"
            ),
            (
                keys, "A component may have the key of another one",
                "components may have the keys of others"
            ),
            (
                scopes, "The scope of a component is not known, which may be that of a level",
                "components have scopes that are not known, which may be those of levels"
            ),
            (closures, "The needs of a factory are not known", "factories have needs that are not known"),
        ]
        let ofDependencies = (dependencies + levels).map { note in
            (note.location.map { "\($0): " } ?? "") + "note: \(note.message)."
        }
        return [ofDependencies]
            + kinds.map { places, one, several in
                Dictionary(grouping: places, by: \.file).sorted { $0.key < $1.key }.map { _, places in
                    let places = places.sorted()
                    let text =
                        places.count == 1
                        ? one : "\(places.count) \(several), in the lines \(Self.list(places.map(\.line)))"
                    return "\(places[0]): note: \(text)."
                }
            }
    }

    private static func list(_ lines: [Int]) -> String {
        var unique: [Int] = []
        for line in lines where unique.last != line { unique.append(line) }
        return unique.count == 1
            ? "\(unique[0])"
            : unique.dropLast().map(String.init).joined(separator: ", ") + " and \(unique[unique.count - 1])"
    }
}
