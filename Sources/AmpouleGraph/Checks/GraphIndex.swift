/// A graph by the places of its nodes, for checks and pictures that go along its edges.
///
/// Everything here takes linear time and no recursion, so that a chain of any length can be followed.
package struct GraphIndex {
    /// An edge from a node to one that provides a dependency.
    package struct Edge: Hashable {
        package let source: Int
        package let dependency: Int
        package let target: Int
    }

    let graph: ComponentGraph
    package let nodes: [ComponentGraph.Node]

    /// The edges out of each node to all nodes that may provide a dependency, in the order of injection.
    package let edges: [[Edge]]

    private let places: [ComponentGraph.Node.ID: Int]

    package init(_ graph: ComponentGraph) {
        let nodes = graph.nodes
        self.graph = graph
        let places = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
        self.nodes = nodes
        self.places = places
        edges = nodes.enumerated().map { source, node in
            node.dependencies.enumerated().flatMap { dependency, value in
                value.provider.nodes.compactMap { places[$0] }
                    .map { Edge(source: source, dependency: dependency, target: $0) }
            }
        }
    }

    package func place(of id: ComponentGraph.Node.ID) -> Int? { places[id] }

    package func dependency(of edge: Edge) -> ComponentGraph.Dependency {
        nodes[edge.source].dependencies[edge.dependency]
    }

    /// The nodes that may provide a dependency.
    package func providers(of dependency: Int, of source: Int) -> [Int] {
        edges[source].filter { $0.dependency == dependency }.map(\.target)
    }

    /// A node that provides a dependency and satisfies a condition; `nil` if the dependency can do without such a node.
    ///
    /// A list needs all of its elements. If one of several nodes is the provider, each must satisfy the condition.
    func provider(of requirement: Requirement, where condition: (Int) -> Bool) -> Int? {
        let providers = providers(of: requirement.place, of: requirement.source)
        return requirement.dependency.isList || providers.allSatisfy(condition)
            ? providers.first(where: condition) : nil
    }

    /// The nodes in the order of their locations, those without one first.
    package var nodesInSourceOrder: [Int] { inSourceOrder(Array(nodes.indices)) }

    /// Nodes in the order of their locations, those without one first.
    func inSourceOrder(_ places: [Int]) -> [Int] {
        places.sorted { left, right in
            guard let other = nodes[right].location else { return false }
            return nodes[left].location.map { $0 < other } ?? true
        }
    }
}

extension ComponentGraph.Node {
    /// The node in a sentence: the component, or the key of a closure.
    package var title: String { component ?? id.rawValue }

    /// The key under which one of the services is found.
    package func key(of service: String) -> String {
        ComponentGraph.keyText(service, arguments: arguments, name: name)
    }

    /// Whether what is injected after the initializer comes when the instance can be found by others.
    var isInjectedWhenFound: Bool { kind == .class || kind == .actor || kind == nil }

    /// A note on the declaration; none if its location is unknown.
    var declaration: [ComponentGraph.Problem.Note] {
        ComponentGraph.Problem.Note.at(location, "'\(title)' is declared here")
    }
}

extension ComponentGraph.Scope {
    /// Whether a container keeps instances for resolutions to come.
    var isShared: Bool {
        switch self {
        case .transient, .graph: false
        case .container, .weak, .custom: true
        }
    }
}

extension ComponentGraph.Dependency {
    /// The key that is asked for.
    package var key: String { ComponentGraph.keyText(service, name: name) }

    /// Whether it is the instance that a component decorates, which is not injected.
    var isDecorated: Bool { label == "decorates" }

    /// Whether contributions to a list provide it.
    var isList: Bool {
        if case .all = provider { true } else { false }
    }

    /// Whether each of the nodes is needed: there is one, or they are the elements of a list.
    var needsEachProvider: Bool {
        switch provider {
        case .node, .all: true
        default: false
        }
    }
}

/// A dependency of a node, with the location at which a problem with it is reported.
struct Requirement {
    /// The index of the node that has the dependency.
    let source: Int
    let node: ComponentGraph.Node

    /// The index among the node's dependencies.
    let place: Int

    var dependency: ComponentGraph.Dependency { node.dependencies[place] }
    var location: ComponentGraph.Location? { dependency.location ?? node.location }
    var edge: ComponentGraph.Problem.Edge {
        ComponentGraph.Problem.Edge(node: node.id, dependency: place)
    }

    /// The text of a note on the dependency.
    var text: String { "'\(node.title)' requires '\(dependency.key)' here" }

    /// Describes a problem with the dependency.
    ///
    /// - Parameters:
    ///   - kind: The kind of the problem.
    ///   - others: The nodes involved beside the one that has the dependency.
    ///   - message: A description of the problem.
    ///   - remedy: The text of a first note, at the dependency.
    ///   - notes: Further notes.
    func problem(
        _ kind: ComponentGraph.Problem.Kind,
        with others: [ComponentGraph.Node.ID] = [],
        _ message: String,
        remedy: String? = nil,
        notes: [ComponentGraph.Problem.Note] = []
    ) -> ComponentGraph.Problem {
        ComponentGraph.Problem(
            kind,
            nodes: [node.id] + others,
            edges: [edge],
            location: location,
            message: message,
            notes: (remedy.map { [note($0)] } ?? []) + notes
        )
    }

    /// A note, located at the dependency unless another location is known.
    func note(_ message: String, at location: ComponentGraph.Location? = nil) -> ComponentGraph.Problem.Note {
        ComponentGraph.Problem.Note(location: location ?? self.location, message: message)
    }
}

extension Requirement: Hashable {
    static func == (left: Self, right: Self) -> Bool {
        (left.source, left.place) == (right.source, right.place)
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(source)
        hasher.combine(place)
    }
}

extension GraphIndex {
    /// The dependencies of all nodes.
    var requirements: some Sequence<Requirement> { nodes.indices.lazy.flatMap(requirements) }

    /// The dependencies of a node, in the order of injection.
    func requirements(of source: Int) -> some Collection<Requirement> {
        nodes[source].dependencies.indices.lazy.map { place in
            Requirement(source: source, node: nodes[source], place: place)
        }
    }

    /// The dependency that an edge stands for.
    func requirement(of edge: Edge) -> Requirement {
        Requirement(source: edge.source, node: nodes[edge.source], place: edge.dependency)
    }

    /// The nodes with identifiers, as far as they are in the graph.
    func nodes(_ ids: [ComponentGraph.Node.ID]) -> [ComponentGraph.Node] {
        ids.compactMap(place).map { nodes[$0] }
    }
}
