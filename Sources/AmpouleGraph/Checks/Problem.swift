import Ampoule

extension ComponentGraph {
    /// A mistake in the whole of a graph, which no single declaration shows.
    public struct Problem: Sendable, Hashable, Codable {
        /// The kind of the problem.
        public var kind: Kind

        /// The nodes involved, starting with the one at ``location``; for a cycle, its nodes in order.
        public var nodes: [Node.ID]

        /// The dependencies involved, starting with the one to change; for a cycle, its dependencies in order.
        public var edges: [Edge]

        /// The location to change.
        public var location: Location?

        /// A description of the problem, in a single line.
        public var message: String

        /// The remedies, then related locations and the route to what has the problem.
        public var notes: [Note]

        /// The key of a service without a registration, such as `Animal named "dog"`; `nil` for other kinds.
        public var key: String?

        /// Describes a problem.
        public init(
            _ kind: Kind,
            nodes: [Node.ID],
            edges: [Edge] = [],
            location: Location?,
            message: String,
            notes: [Note] = [],
            key: String? = nil
        ) {
            self.kind = kind
            self.nodes = nodes
            self.edges = edges
            self.location = location
            self.message = message.inOneLine.withTypeSugar
            self.notes = notes
            self.key = key
        }
    }
}

extension ComponentGraph.Problem {
    /// The kinds of problems in a graph.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing provides a dependency.
        case missingRegistration

        /// Components form a dependency cycle.
        case cycle

        /// Two components are registered under one key, so that only one of them can be resolved.
        case duplicateKey

        /// An injected dependency takes arguments, but an injection passes none.
        case needsArguments

        /// A dependency could be one of several components without the arguments that have default values.
        case ambiguousKey

        /// A synchronous component needs an asynchronous one.
        case asynchronousDependency

        /// A component of one global actor needs one that only another global actor makes, and cannot wait for it.
        case wrongIsolation

        /// A component needs one that a global actor makes, and is resolved only on that actor; a warning.
        case dependencyOnActor

        /// A shared component needs something that belongs to an inner level, which ends before it does.
        case innerLevel

        /// A component that isn't shared needs something that belongs to an inner level, and is resolved only inside that; a warning.
        case dependencyOnLevel

        /// A component needs something of a level beside its own, or of two levels, neither of which is inside the other.
        case separateLevels

        /// Nothing contributes to a collection that a component needs, so that it is empty; a warning.
        case emptyList

        /// A component contributes to a collection that another one needs, but nothing registers it; a warning.
        case incompleteList

        /// An optional dependency is nil, but a component of its service exists that nothing registers; a note.
        case unregisteredComponent

        /// The stable name of the kind, which ends the first line of a description: `[missingRegistration]`.
        public var code: String { rawValue }
    }

    /// Whether a problem keeps components from being resolved.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// A component can't be resolved, or another one overrides it.
        case error

        /// The component is resolved in some code only.
        case warning

        /// The component is resolved, but perhaps not as was meant.
        case note
    }

    /// Whether the problem keeps components from being resolved.
    public var severity: Severity {
        switch kind {
        case .dependencyOnActor, .dependencyOnLevel, .emptyList, .incompleteList: .warning
        case .unregisteredComponent: .note
        default: .error
        }
    }

    /// A dependency of a node.
    public struct Edge: Sendable, Hashable, Codable {
        /// The node that has the dependency.
        public var node: ComponentGraph.Node.ID

        /// The index among the node's dependencies, counted from 0.
        public var dependency: Int

        /// Names a dependency.
        public init(node: ComponentGraph.Node.ID, dependency: Int) {
            self.node = node
            self.dependency = dependency
        }
    }

    /// A location related to a problem.
    public struct Note: Sendable, Hashable, Codable {
        /// The location, if it is known.
        public var location: ComponentGraph.Location?

        /// A description of that location, in a single line.
        public var message: String

        /// Describes a location.
        public init(location: ComponentGraph.Location?, message: String) {
            self.location = location
            self.message = message.inOneLine.withTypeSugar
        }
    }
}

extension ComponentGraph.Problem.Note {
    /// A note on a location; none if the location is unknown.
    static func at(_ location: ComponentGraph.Location?, _ message: String) -> [Self] {
        location.map { [Self(location: $0, message: message)] } ?? []
    }
}

extension ComponentGraph.Problem: CustomStringConvertible {
    /// The problem in the compiler's form: a line `path:line:column: error: … [code]`, and one for each note.
    public var description: String {
        let lines =
            [Self.line(severity.rawValue, "\(message) [\(kind.code)]", location)]
            + notes.map(\.description)
        return lines.joined(separator: "\n")
    }

    fileprivate static func line(_ severity: String, _ text: String, _ location: ComponentGraph.Location?)
        -> String
    {
        (location.map { "\($0): " } ?? "") + "\(severity): \(text)"
    }
}

extension ComponentGraph.Problem.Note: CustomStringConvertible {
    /// The note in the compiler's form: `path:line:column: note: …`.
    public var description: String { ComponentGraph.Problem.line("note", message, location) }
}

extension String {
    /// The text with spaces instead of line breaks, which occur in types written on several lines.
    fileprivate var inOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}

extension [ComponentGraph.Problem] {
    /// The most places of one missing service that are reported.
    private static var mostPlaces: Int { 20 }

    /// The problems with the remedy of each missing service only once, and with a limited number of its places.
    ///
    /// The first place that requires a service has the notes. The last place has a note with the number of those that
    /// are left out.
    package var condensed: Self {
        var totals: [String: Int] = [:]
        for key in compactMap(\.key) { totals[key, default: 0] += 1 }
        var numbers: [String: Int] = [:]
        return compactMap { problem in
            guard let key = problem.key, let total = totals[key] else { return problem }
            let number = numbers[key, default: 0] + 1
            numbers[key] = number
            var problem = problem
            if number > 1 { problem.notes = [] }
            if number == Self.mostPlaces, total > number {
                let places = total == number + 1 ? "1 more place" : "\(total - number) more places"
                problem.notes.append(
                    ComponentGraph.Problem.Note(location: nil, message: "'\(key)' is required in \(places)")
                )
            }
            return number <= Self.mostPlaces ? problem : nil
        }
    }

    /// The descriptions of the problems, with the remedy of each missing service only once.
    public var descriptions: [String] { condensed.map(\.description) }
}
