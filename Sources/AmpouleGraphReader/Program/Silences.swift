import AmpouleGraph

/// The code on which a check is silent, because the sources determine too little.
struct Silences: Sendable {
    /// The dependencies of judged components that may have any provider, in source order.
    let dependencies: [ComponentGraph.Problem.Note]

    /// The factories registered by hand, whose dependencies are unknown.
    let closures: [ComponentGraph.Location]

    /// The requests for services that may or may not be registered.
    let requests: [ComponentGraph.Location]

    /// The components of a program itself that are not judged.
    let components: [ComponentGraph.Location]

    /// The components that may have the key of another one in one container.
    let keys: [ComponentGraph.Location]

    init(
        _ reader: ProgramGraphReader,
        _ judgement: ProgramGraphReader.Judgement,
        _ judgedComponents: Set<ProgramComponent.Index>,
        uncertain problems: [ComponentGraph.Problem]
    ) {
        keys = problems.compactMap(\.location)
        dependencies =
            judgement.judged.flatMap { place -> [ComponentGraph.Problem.Note] in
                let node = judgement.nodes[place]
                return node.dependencies.filter { $0.provider == .unknown }.map { dependency in
                    ComponentGraph.Problem.Note(
                        location: dependency.location ?? node.location,
                        message:
                            "'\(dependency.label)' of '\(node.component ?? node.id.rawValue)' is left to 'container.validate()'"
                    )
                }
            }
            .inOrderOfPlaces
        closures = reader.drafts.filter { $0.component == nil && !$0.isForward }.compactMap(\.node.location)
        requests = judgement.requirements.filter { $0.provider == .unknown }.map(\.location)
        let program = reader.table.program
        components = reader.components.all.indexed.compactMap { place, component in
            let file = program.files[component.file]
            // The components of libraries are checked where programs register them.
            guard program.target.kind == .program, file.module == program.target.name, !file.isGenerated,
                !judgedComponents.contains(place)
            else { return nil }
            return ComponentGraph.Location(component.declared.position, in: file.declarations.path)
        }
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
                keys, "A component may have the key of another one",
                "components may have the keys of others"
            ),
            (closures, "The needs of a factory are not known", "factories have needs that are not known"),
        ]
        let ofDependencies = dependencies.map { note in
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
