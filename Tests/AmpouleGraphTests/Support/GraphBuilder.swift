import AmpouleGraph

typealias Node = ComponentGraph.Node
typealias Dependency = ComponentGraph.Dependency
typealias Provider = ComponentGraph.Provider
typealias Scope = ComponentGraph.Scope
typealias Isolation = ComponentGraph.Isolation
typealias Location = ComponentGraph.Location
typealias Level = ComponentGraph.Level
typealias Problem = ComponentGraph.Problem

/// Writes a node as tests need it: declared in the line that is given, with its dependencies in the next ones.
func component(
    _ name: String,
    _ kind: Node.Kind? = .class,
    as services: [String]? = nil,
    in lists: [String]? = nil,
    named registrationName: String? = nil,
    taking arguments: [String] = [],
    scope: Scope = .graph,
    level: String? = nil,
    isAsynchronous: Bool = false,
    on isolation: Isolation? = nil,
    line: Int? = nil,
    registeredBy: [String] = ["container"],
    needs dependencies: [Dependency] = []
) -> Node {
    Node(
        id: Node.ID(name, arguments: arguments, name: registrationName),
        component: name,
        kind: kind,
        services: services ?? [name],
        contributesTo: lists,
        name: registrationName,
        arguments: arguments,
        scope: scope,
        level: level,
        isAsynchronous: isAsynchronous,
        isolation: isolation,
        location: line.map { Samples.place($0, column: 1) },
        dependencies: dependencies.enumerated().map { place, dependency in
            var dependency = dependency
            dependency.location = line.map { Samples.place($0 + place + 1, column: 10) }
            return dependency
        },
        registeredBy: registeredBy
    )
}

/// Writes a closure registered by hand.
func closure(
    _ service: String,
    named name: String? = nil,
    taking arguments: [String] = [],
    scope: Scope = .graph,
    line: Int? = nil
) -> Node {
    Node(
        id: Node.ID(service, arguments: arguments, name: name),
        services: [service],
        name: name,
        arguments: arguments,
        scope: scope,
        location: line.map { Samples.place($0, column: 1) },
        areDependenciesKnown: false,
        registeredBy: ["container"]
    )
}

/// Writes a dependency that is called like its service; the node of that name provides it by default.
func need(
    _ service: String,
    _ injection: Dependency.Injection = .initializer,
    _ need: Dependency.Need = .required,
    type: String? = nil,
    named name: String? = nil,
    isHeldWeakly: Bool = false,
    from provider: Provider? = nil
) -> Dependency {
    Dependency(
        label: service.prefix(1).lowercased() + service.dropFirst(),
        type: type ?? service,
        service: service,
        name: name,
        injection: injection,
        need: need,
        isOptional: need == .optional || type.map { $0.contains("?") } == true,
        isHeldWeakly: isHeldWeakly,
        provider: provider ?? .node(Node.ID(service))
    )
}

extension ComponentGraph {
    init(_ first: Node, _ others: Node..., levels: [Level] = []) {
        self.init(nodes: [first] + others, levels: levels)
    }

    /// The problems in the compiler's form.
    var report: String { problems.map(\.description).joined(separator: "\n") }

    /// The warnings in the same form.
    var warningReport: String { warnings.map(\.description).joined(separator: "\n") }
}
