extension ComponentGraph {
    /// Everything that is wrong with a graph.
    public struct ValidationError: Error, Sendable, Hashable {
        /// The problems, in source order.
        public let problems: [Problem]

        /// The number of checked components.
        public let componentCount: Int

        /// The number of closures, whose dependencies are unknown.
        public let closureCount: Int
    }

    /// The number of closures, whose dependencies are unknown.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes.
    public var closureCount: Int { nodes.count { node in !node.areDependenciesKnown } }

    /// Does nothing for a graph that everything can be resolved from, as far as it is known.
    ///
    /// - Throws: ``ValidationError``, which lists all ``problems``.
    public func validate() throws(ValidationError) { try validate(with: []) }

    /// Does nothing for a graph without problems.
    ///
    /// - Parameter others: The problems of the graphs of inner levels, some of which this one may have as well.
    func validate(with others: [Problem]) throws(ValidationError) {
        let problems = others.reduce(into: problems) { problems, other in
            // Of what is wrong at one place, this graph tells more.
            let isKnown = problems.contains { known in
                other.location.map { $0 == known.location } ?? (known.message == other.message)
            }
            if !isKnown { problems.append(other) }
        }
        guard !problems.isEmpty else { return }
        let closureCount = closureCount
        throw ValidationError(
            problems: problems,
            componentCount: nodes.count - closureCount,
            closureCount: closureCount
        )
    }
}

extension ComponentGraph.ValidationError: CustomStringConvertible {
    /// The number of problems, their descriptions, and the number of closures, whose dependencies are unknown.
    public var description: String {
        let count = problems.count == 1 ? "1 problem" : "\(problems.count) problems"
        let checked = componentCount == 1 ? "1 component" : "\(componentCount) components"
        let lines = ["Found \(count) in the graph of \(checked)."] + problems.descriptions
        return (lines + Self.unknown(closureCount)).joined(separator: "\n")
    }

    /// A line on closures; none if there are no closures.
    package static func unknown(_ closureCount: Int) -> [String] {
        let closures = closureCount == 1 ? "1 closure" : "\(closureCount) closures"
        return closureCount == 0 ? [] : ["The dependencies of \(closures) are unknown."]
    }
}
