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

    package let nodes: [ComponentGraph.Node]
    let remedies: Remedies

    /// The edges out of each node to all nodes that may provide a dependency, in the order of injection.
    package let edges: [[Edge]]

    private let places: [ComponentGraph.Node.ID: Int]

    package init(_ graph: ComponentGraph) {
        let nodes = graph.nodes
        let places = Dictionary(zip(nodes.map(\.id), nodes.indices), uniquingKeysWith: { first, _ in first })
        self.nodes = nodes
        self.remedies = graph.remedies
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
    package var nodesInSourceOrder: [Int] {
        nodes.indices.sorted { left, right in
            switch (nodes[left].location, nodes[right].location) {
            case (let location?, let other?) where location != other: location < other
            case (nil, .some): true
            case (.some, nil): false
            default: left < right
            }
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
        guard case .all = provider else { return false }
        return true
    }

    /// Whether each of the nodes is needed: there is one, or they are the elements of a list.
    var needsEachProvider: Bool {
        switch provider {
        case .node, .all: true
        default: false
        }
    }
}
