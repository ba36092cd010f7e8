import AmpouleGraph

/// The result of checking a program, with the dependencies left to `container.validate()`.
package struct Report: Sendable {
    /// The problems, in source order.
    package let problems: [ComponentGraph.Problem]

    /// The problems that don't prevent every resolution, in source order.
    package let graphWarnings: [ComponentGraph.Problem]

    /// The `@Inject`s in the target that nothing reads.
    package let unreadInjections: [ComponentGraph.Problem.Note]

    /// The number of components, and the number of those whose dependencies were checked.
    package let components: (all: Int, judged: Int)

    /// The number of requests in code, and the number of those that were checked.
    package let requests: (all: Int, judged: Int)

    /// The parts of the program that are not checked, by their kinds.
    package let unchecked: [Unchecked]

    /// How the unchecked parts are reported.
    package let severityOfUnchecked: UncheckedSeverity

    /// The number of dependencies of checked components that may have any provider.
    package let unknownDependencies: Int

    /// The number of closures, whose dependencies are unknown.
    package let closures: Int

    /// The reasons why some dependencies may have any provider.
    package let reasons: [ComponentGraph.Problem.Note]

    /// The components that the list of all components omits.
    package let omissions: [ComponentGraph.Problem.Note]

    /// The files that are not valid Swift.
    package let invalidFiles: [String]

    /// Checks a program.
    package init(_ program: Program) {
        self.init(ProgramGraphReader(program))
    }

    /// Checks a program whose graph has been read without assuming anything.
    package init(_ reader: ProgramGraphReader) {
        let program = reader.table.program
        let judgement = reader.judgement
        let ownFiles = Set(program.target.files)
        let drafts = Dictionary(
            zip(reader.drafts.map(\.node.id), reader.drafts),
            uniquingKeysWith: { first, _ in first }
        )
        let graph = ComponentGraph(nodes: judgement.nodes.values, levels: reader.modelLevels)
        let facts = reader.facts(judgement)
        let all = graph.problems(with: facts)
        let problems = all.filter { problem in
            // A check of a library reports only problems in its own files; a check of the program reports the others.
            program.target.kind == .program || problem.location.map { ownFiles.contains($0.file) } ?? false
        }
        self.problems = problems.filter { $0.isCertain(drafts) }
            .map { problem in reader.notingSharedContainer(problem) }
        // A program can't change the libraries of other packages.
        let changeableFiles = Set(
            program.modules.values.filter { $0.package == program.target.package }.flatMap(\.files)
        )
        graphWarnings = graph.warnings(with: facts).filter { warning in
            warning.location.map { changeableFiles.contains($0.file) } ?? false
        }
        unreadInjections = UnreadInjections(program).notes
        let judgedComponents = Set(judgement.judged.compactMap { reader.drafts[$0].component })
        let parts = UncheckedParts(reader, graph, judgement, judgedComponents)
        components = (parts.allComponents.count, judgedComponents.count)
        requests = (
            judgement.requirements.count, judgement.requirements.count { $0.provider != .unknown }
        )
        let openLevels = graph.dependenciesOnLevels(leftOpenBy: facts).filter { problem in
            program.target.kind == .program || problem.location.map { ownFiles.contains($0.file) } ?? false
        }
        let (dependencies, factories) = (parts.dependencies, parts.factories)
        unknownDependencies = dependencies.count
        closures = factories.count
        unchecked =
            dependencies + parts.decorations + parts.levels(openLevels, facts)
            + parts.laterUses(graph.dependenciesUsedWithoutWaiting(leftOpenBy: facts)) + parts.requests
            + parts.requestsOfLevels(graph.requirementsOfLevels(leftOpenBy: facts))
            + parts.openings
            + parts.requestsWithoutWaiting(graph.requirementsWithoutWaiting(leftOpenBy: facts))
            + parts.components
            + parts.keys(problems.filter { !$0.isCertain(drafts) }) + parts.scopes + factories
        severityOfUnchecked = program.severityOfUnchecked
        reasons = reader.reasons
        omissions = reader.omissions
        invalidFiles = program.files.map(\.declarations).filter(\.hasErrors).map(\.path)
    }
}

extension ComponentGraph.Problem {
    /// Whether this is certainly a problem: types with equal spellings may be different.
    fileprivate func isCertain(_ drafts: [ComponentGraph.Node.ID: ProgramNode]) -> Bool {
        guard kind == .duplicateKey, !self.nodes.isEmpty else { return true }
        let nodes = nodes.compactMap { drafts[$0] }
        return nodes.count == 2 && nodes.allSatisfy(\.node.areDependenciesKnown)
            && nodes[0].sharesKey(with: nodes[1])
    }
}

extension ProgramGraphReader {
    /// The reasons why some dependencies may have any provider, with their locations.
    fileprivate var reasons: [ComponentGraph.Problem.Note] {
        let inFiles = table.program.files.indexed.flatMap { number, file in
            file.declarations.uncertainties.map { (number, $0) }
        }
        let all = inFiles + registrations.unknown + unknownServices + levels.unknown
        let notes = all.map { file, uncertainty in
            ComponentGraph.Problem.Note(
                location: ComponentGraph.Location(
                    uncertainty.position,
                    in: table.program.files[file].declarations.path
                ),
                message: uncertainty.reason.text
            )
        }
        // A component with several initializers registers its services several times.
        let ofPlugins = table.program.uncertainties.map { reason in
            ComponentGraph.Problem.Note(location: nil, message: reason)
        }
        let ofSources = Dictionary(grouping: notes) { note in note.location }.values.flatMap { notes in
            var messages: Set<String> = []
            return notes.filter { messages.insert($0.message).inserted }
        }
        .inOrderOfPlaces
        return ofPlugins + ofSources
    }

    /// The components that the list of all components omits, with the reasons.
    fileprivate var omissions: [ComponentGraph.Problem.Note] {
        registrations.omitted(components, table.program).map { place in
            let component = components.all[place]
            let file = table.program.files[component.file].declarations.path
            return ComponentGraph.Problem.Note(
                location: ComponentGraph.Location(component.declared.position, in: file),
                message:
                    "'@AllRegistrations' omits '\(component.text)', because \(component.hindrance ?? ""); register it separately"
            )
        }
    }

    /// A problem with a note on the call of two lists on one container, if that causes it.
    fileprivate func notingSharedContainer(_ problem: ComponentGraph.Problem) -> ComponentGraph.Problem {
        guard problem.kind == .duplicateKey, !registrations.sharedContainers.isEmpty else { return problem }
        let registrars = drafts.filter { problem.nodes.contains($0.node.id) }.map {
            Set($0.node.registeredBy)
        }
        guard let first = registrars.first else { return problem }
        let common = registrars.reduce(first) { $0.intersection($1) }.sorted()
        guard let name = common.first, common.allSatisfy({ registrations.sharedContainers[$0] != nil }) else {
            return problem
        }
        var problem = problem
        problem.notes.append(
            ComponentGraph.Problem.Note(
                location: registrations.sharedContainers[name],
                message: "the lists that register them are called on one container here"
            )
        )
        return problem
    }
}

extension Report {
    /// The warnings, in the compiler's format.
    package var warnings: [String] {
        graphWarnings.map(\.description)
            + unreadInjections.map { note in
                (note.location.map { "\($0): " } ?? "") + "warning: \(note.message)"
            }
            + (severityOfUnchecked == .warning ? unchecked.map { $0.line("warning") + " [unchecked]" } : [])
    }

    /// The errors, in the compiler's format.
    package var errors: [String] {
        problems.descriptions
            + (severityOfUnchecked == .error ? unchecked.map { $0.line("error") + " [unchecked]" } : [])
    }
}

extension [ComponentGraph.Problem.Note] {
    /// The notes, sorted by location.
    var inOrderOfPlaces: Self {
        sorted { left, right in
            guard let first = left.location, let second = right.location, first != second else {
                return left.message < right.message
            }
            return first < second
        }
    }
}

extension Report: CustomStringConvertible {
    /// The summary: a headline, and a line for each location or file that isn't checked.
    package var description: String { ([headline] + notes.joined()).joined(separator: "\n") }

    /// The summary with a limited number of lines.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of lines of each kind.
    ///   - path: The file that has all lines.
    /// - Returns: The text; `nil` if the limit omits no line.
    package func summary(upTo limit: Int, allIn path: String) -> String? {
        guard notes.contains(where: { $0.count > limit }) else { return nil }
        let lines = notes.flatMap { lines in
            lines.count <= limit
                ? lines
                : lines.prefix(limit) + [
                    "note: … and \(lines.count - limit) more; all of them are in '\(path)'."
                ]
        }
        return ([headline] + lines).joined(separator: "\n")
    }

    /// The unchecked parts, by kind.
    private var notes: [[String]] {
        guard components.all > 0 || requests.all > 0 || !unchecked.isEmpty else { return [] }
        let lines = reasons.map { note in
            (note.location.map { "\($0): " } ?? "") + "note: Not everything is checked, because "
                + "\(note.message)."
        }
        let omitted = omissions.map { note in
            (note.location.map { "\($0): " } ?? "") + "note: \(note.message)."
        }
        let invalid = invalidFiles.map { file in
            "\(file): note: This file is not checked, because it is not valid Swift."
        }
        // Those that are errors or warnings are printed as such.
        let unchecked = severityOfUnchecked == .note ? unchecked : []
        let ofKinds = Unchecked.Kind.allCases.map { kind in
            Unchecked.lines(unchecked.filter { $0.kind == kind })
        }
        return [lines, omitted] + ofKinds + [invalid]
    }

    private var headline: String {
        guard components.all > 0 || requests.all > 0 else {
            let factories = closures == 0 ? "" : "; \(textOfFactories)"
            return "There are no components or requests to check\(factories)."
        }
        var counts: [String] = []
        if components.all > 0 { counts.append(count(components.judged, of: components.all, "component")) }
        if requests.all > 0 { counts.append(count(requests.judged, of: requests.all, "request")) }
        var text = "\(counts.joined(separator: " and ")) checked"
        if unknownDependencies > 0 {
            text += "; \(unknownDependencies) of their dependencies not checked"
        }
        if closures > 0 {
            text += "; \(textOfFactories)"
        }
        return text + "."
    }

    private var textOfFactories: String {
        "\(closures) \(closures == 1 ? "factory" : "factories") not checked"
    }

    private func count(_ judged: Int, of all: Int, _ noun: String) -> String {
        judged == all ? "\(all) \(all == 1 ? noun : noun + "s")" : "\(judged) of \(all) \(noun)s"
    }
}
