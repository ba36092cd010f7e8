import Ampoule
import AmpouleGraph
import Testing

extension Container {
    /// Checks that every dependency of the registered components can be resolved, and records an issue for each problem,
    /// at the line of the component that has it.
    ///
    /// ```swift
    /// @Test func theContainerIsComplete() {
    ///     petShop.expectComplete()
    /// }
    /// ```
    ///
    /// It makes no instance. The problems are those of `validate()`. A collection that a component needs and that is empty,
    /// or that lacks an unregistered component, is an issue that is a warning: it doesn't make the test fail.
    ///
    /// - Parameter sourceLocation: The location of problems that have none, such as those of closures.
    /// - Complexity: O(*n* log *n*) on average, where *n* is the number of registrations and dependencies.
    public func expectComplete(sourceLocation: SourceLocation = #_sourceLocation) {
        let graph = graph
        let lists = graph.warnings.filter { [.emptyList, .incompleteList].contains($0.kind) }
        for problem in graph.problems.condensed + lists {
            let notes = problem.notes.map { "\n\($0)" }.joined()
            Issue.record(
                "\(problem.message) [\(problem.kind.code)]\(notes)",
                severity: problem.severity == .error ? .error : .warning,
                sourceLocation: SourceLocation(problem.location) ?? sourceLocation
            )
        }
    }
}

extension SourceLocation {
    /// The location of a problem or of a component; `nil` if there is none that is in a module.
    ///
    /// Descriptions of components contain no paths of files, so the module and the name stand for the path, too.
    init?(_ location: ComponentGraph.Location?) {
        self.init(location.map { DescribedLocation(file: $0.file, line: $0.line, column: $0.column) })
    }

    init?(_ location: DescribedLocation?) {
        guard let location, location.file.contains("/") else { return nil }
        self.init(
            fileID: location.file,
            filePath: location.file,
            line: location.line,
            column: location.column
        )
    }
}
