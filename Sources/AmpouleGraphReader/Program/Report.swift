import AmpouleGraph

/// What the check of a program has found, and what it leaves to `container.validate()`.
package struct Report: Sendable {
    /// The problems, in the order of their places.
    package let problems: [ComponentGraph.Problem]

    /// How many components there are in all, and of how many the dependencies were judged.
    package let components: (all: Int, judged: Int)

    /// How many dependencies of the judged components may have any provider.
    package let unknownDependencies: Int

    /// How many closures are registered by hand, whose own needs cannot be seen.
    package let closures: Int

    /// Why some dependencies may have any provider.
    package let reasons: [ComponentGraph.Problem.Note]

    /// The files that are not valid Swift.
    package let invalidFiles: [String]

    /// Checks a program.
    package init(_ program: Program) {
        self.init(GraphReader(program))
    }

    /// Checks a program whose graph has been read without assuming anything.
    package init(_ reader: GraphReader) {
        let program = reader.table.program
        let judgement = reader.judgement
        let (nodes, judged) = (judgement.nodes, judgement.judged)
        let ownFiles = Set(program.target.files)
        problems = ComponentGraph(nodes: nodes).problems(with: judgement.requirements).filter { problem in
            // What a library makes of the libraries below it is for programs to say.
            program.target.kind == .program || problem.location.map { ownFiles.contains($0.file) } == true
        }
        components = (
            reader.components.all.count, Set(judged.compactMap { reader.drafts[$0].component }).count
        )
        unknownDependencies = judged.reduce(0) { count, place in
            count + nodes[place].dependencies.count { $0.provider == .unknown }
        }
        closures = reader.drafts.count { $0.component == nil && !$0.isForward }
        reasons = reader.reasons
        invalidFiles = program.files.map(\.declarations).filter(\.hasErrors).map(\.path)
    }
}

extension GraphReader {
    /// Why some dependencies may have any provider, with the places.
    fileprivate var reasons: [ComponentGraph.Problem.Note] {
        let inFiles = table.program.files.enumerated().flatMap { number, file in
            file.declarations.uncertainties.map { (number, $0) }
        }
        return (inFiles + registrations.unknown).map { file, uncertainty in
            ComponentGraph.Problem.Note(
                location: ComponentGraph.Location(
                    uncertainty.position,
                    in: table.program.files[file].declarations.path
                ),
                message: uncertainty.reason
            )
        }
    }
}

extension Report: CustomStringConvertible {
    /// The summary: one line, and one for each place that leaves something open.
    package var description: String {
        guard components.all > 0 else { return "There is no component to be checked." }
        var text = "\(count(components.judged, of: components.all)) checked"
        if unknownDependencies > 0 {
            text += "; \(unknownDependencies) of their dependencies left to 'container.validate()'"
        }
        if closures > 0 {
            text += "; \(closures) registered by hand, whose own needs are not known"
        }
        let lines = reasons.prefix(8).map { note in
            (note.location.map { "\($0): " } ?? "") + "note: Not all can be told here: \(note.message)."
        }
        let more = reasons.count > lines.count ? ["… and \(reasons.count - lines.count) more"] : []
        let invalid = invalidFiles.map { "\($0): note: This file is left to the compiler." }
        return ([text + "."] + lines + more + invalid).joined(separator: "\n")
    }

    private func count(_ judged: Int, of all: Int) -> String {
        judged == all ? "\(all) \(all == 1 ? "component" : "components")" : "\(judged) of \(all) components"
    }
}
