extension ComponentGraph {
    /// A mistake in the whole of a graph, which no single declaration shows.
    public struct Problem: Sendable, Hashable, Codable {
        /// The kind of the problem.
        public var kind: Kind

        /// The nodes involved, first the one that ``location`` belongs to; for a cycle the ring, in order.
        public var nodes: [Node.ID]

        /// The dependencies involved: the one to change first; for a cycle the ring's, in order.
        public var edges: [Edge]

        /// Where to change something.
        public var location: Location?

        /// A description of the problem, its cause and its remedy, in a single line.
        public var message: String

        /// Other places that have to do with it.
        public var notes: [Note]

        /// Describes a problem.
        public init(
            _ kind: Kind,
            nodes: [Node.ID],
            edges: [Edge] = [],
            location: Location?,
            message: String,
            notes: [Note] = []
        ) {
            self.kind = kind
            self.nodes = nodes
            self.edges = edges
            self.location = location
            self.message = message.inOneLine
            self.notes = notes
        }
    }
}

extension ComponentGraph.Problem {
    /// The kinds of problems in a graph.
    public enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
        /// Nothing provides a dependency.
        case missingProvider

        /// Components need each other before any of them exists.
        case cycle

        /// Two components are registered under one key, so that only one of them is ever found.
        case duplicateKey

        /// A dependency is made from arguments, which nobody passes where it is injected.
        case needsArguments

        /// A dependency could be one of several components without the arguments that have default values.
        case ambiguousKey

        /// A component that is made synchronously needs one whose making has to be awaited.
        case asynchronousDependency

        /// A component of one global actor needs one that only another global actor makes, and cannot wait for it.
        case wrongIsolation

        /// A component needs one that a global actor makes, and is resolved only on that actor; a warning.
        case dependencyOnActor

        /// An optional dependency is nil, but a component of its service exists that nothing registers; a note.
        case unregisteredComponent
    }

    /// Whether a problem keeps components from being resolved.
    public enum Severity: String, Sendable, Hashable, Codable {
        /// A component cannot be resolved, or another one is resolved in its place.
        case error

        /// The component is resolved in some code only.
        case warning

        /// The component is resolved, but perhaps not as was meant.
        case note
    }

    /// Whether the problem keeps components from being resolved.
    public var severity: Severity {
        switch kind {
        case .dependencyOnActor: .warning
        case .unregisteredComponent: .note
        default: .error
        }
    }

    /// A dependency of a node.
    public struct Edge: Sendable, Hashable, Codable {
        /// The node that has the dependency.
        public var node: ComponentGraph.Node.ID

        /// Which of the node's dependencies it is, counted from 0.
        public var dependency: Int

        /// Names a dependency.
        public init(node: ComponentGraph.Node.ID, dependency: Int) {
            self.node = node
            self.dependency = dependency
        }
    }

    /// Another place that has to do with a problem.
    public struct Note: Sendable, Hashable, Codable {
        /// The place, if it is known.
        public var location: ComponentGraph.Location?

        /// A description of that place, in a single line.
        public var message: String

        /// Describes a place.
        public init(location: ComponentGraph.Location?, message: String) {
            self.location = location
            self.message = message.inOneLine
        }
    }
}

extension ComponentGraph.Problem.Note {
    /// A note on a place, or none if the place is not known.
    static func at(_ location: ComponentGraph.Location?, _ message: String) -> [Self] {
        location.map { [Self(location: $0, message: message)] } ?? []
    }
}

extension ComponentGraph.Problem: CustomStringConvertible {
    /// The problem in the compiler's form: a line `path:line:column: error: …`, and one for each note.
    public var description: String {
        let lines =
            [Self.line(severity.rawValue, message, location)]
            + notes.map { Self.line("note", $0.message, $0.location) }
        return lines.joined(separator: "\n")
    }

    private static func line(_ severity: String, _ text: String, _ location: ComponentGraph.Location?)
        -> String
    {
        (location.map { "\($0): " } ?? "") + "\(severity): \(text)"
    }
}

extension String {
    /// The text with blanks for its line breaks, which a type has that is spelled in several lines.
    fileprivate var inOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}
