/// Finds components that need each other before any of them exists.
///
/// Property and method injection run after the initializer. By then, a scope that shares instances returns the new
/// instance, which breaks the cycle. A transient instance is never returned again, and a value or an actor only after
/// all injections.
/// Deferred dependencies break a cycle, too. Optional ones don't: they are resolved if a node provides them.
enum CycleCheck {
    /// The most cycles of nodes that reach each other that are spelled out.
    private static let most = 10

    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let edges = index.edges.map { $0.filter { isUnbroken($0, in: index) } }
        let component = DepthFirstVisit.components(edges.map { $0.map(\.target) })
        let inner = edges.map { $0.filter { component[$0.source] == component[$0.target] } }
        guard inner.contains(where: { !$0.isEmpty }) else { return [] }

        var isEntered = Array(repeating: false, count: index.nodes.count)
        for edge in index.edges.joined() where component[edge.target] != component[edge.source] {
            isEntered[edge.target] = true
        }
        // A cycle is written from the node at which the rest of the program enters it, or else from the first declared.
        let inOrder = index.nodesInSourceOrder
        let roots = inOrder.filter { isEntered[$0] } + inOrder.filter { !isEntered[$0] }
        let visit = DepthFirstVisit(inner.map { $0.map(\.target) }, from: roots)
        let closing = Dictionary(grouping: visit.backEdges.map { inner[$0.source][$0.edge] }) {
            component[$0.source]
        }
        return closing.sorted { $0.key < $1.key }.flatMap { problems(in: index, inner, closedBy: $0.value) }
    }

    private static func isUnbroken(_ edge: GraphIndex.Edge, in index: GraphIndex) -> Bool {
        let dependency = index.dependency(of: edge)
        // If several nodes may be the provider, there may be no cycle.
        guard dependency.needsEachProvider, dependency.need != .deferred else { return false }
        let node = index.nodes[edge.source]
        return dependency.injection == .initializer || node.scope == .transient || !node.isInjectedWhenFound
    }

    /// Describes the shortest cycle through each edge that leads back; there can be exponentially many others.
    private static func problems(
        in index: GraphIndex,
        _ edges: [[GraphIndex.Edge]],
        closedBy closing: [GraphIndex.Edge]
    ) -> [ComponentGraph.Problem] {
        var cycles: [[GraphIndex.Edge]] = []
        var known: Set<Set<GraphIndex.Edge>> = []
        var left = closing[...]
        while cycles.count < most, let edge = left.popFirst() {
            let cycle = ShortestPaths(along: edges, from: [edge.target]).path(to: edge.source) + [edge]
            if known.insert(Set(cycle)).inserted { cycles.append(cycle) }
        }
        var problems = cycles.map { CycleProblem(cycle: $0, index: index).problem }
        if !left.isEmpty {
            problems[problems.count - 1].notes.append(
                ComponentGraph.Problem.Note(
                    location: nil,
                    message:
                        "these components have more dependency cycles: at least \(left.count) more dependencies lead back"
                )
            )
        }
        return problems
    }
}

/// Puts a dependency cycle into words, with the dependency at which it is best broken.
private struct CycleProblem {
    private let requirements: [Requirement]

    /// The nodes that provide the dependencies.
    private let targets: [ComponentGraph.Node]

    init(cycle: [GraphIndex.Edge], index: GraphIndex) {
        requirements = cycle.map(index.requirement)
        targets = cycle.map { index.nodes[$0.target] }
    }

    var problem: ComponentGraph.Problem {
        let (place, remedy) = advice
        let names = requirements.map(\.node.id.rawValue)
        let others = requirements.indices.filter { $0 != place }.prefix(8).map { requirements[$0] }
        return ComponentGraph.Problem(
            .cycle,
            nodes: requirements.map(\.node.id),
            edges: requirements.map(\.edge),
            location: requirements[place].location,
            message: "dependency cycle: \((names + names.prefix(1)).joinedByArrows)",
            notes: [requirements[place].note(remedy)]
                + others.flatMap { ComponentGraph.Problem.Note.at($0.location, $0.text) }
        )
    }

    /// The dependency to change, and how: rather what leads back to the beginning than what leads away from it.
    private var advice: (place: Int, text: String) {
        let places = requirements.indices.reversed()
        if requirements.count == 1, let text = wrapping(requirements[0]) { return (0, text) }
        // Only a component has properties to inject into.
        let injectable = places.filter { place in
            let node = requirements[place].node
            return node.component != nil && node.isInjectedWhenFound
        }
        if let place = injectable.first(where: { requirements[$0].dependency.injection != .initializer }) {
            let (node, label) = (requirements[place].node, requirements[place].dependency.label)
            return (
                place,
                "'\(label)' is injected after the initializer, but a transient instance is not shared: put '\(node.title)' into the scope 'graph'"
            )
        }
        let settable = injectable.filter { requirements[$0].node.mayHaveVariables }
        if let place = settable.first(where: { requirements[$0].node.scope != .transient }) ?? settable.first
        {
            return (place, injectingProperty(at: place))
        }
        // A 'Lazy' can't wait, and the factory that can is that of a component.
        let place = places.first { !targets[$0].isAsynchronous } ?? requirements.count - 1
        let (node, dependency) = (requirements[place].node, requirements[place].dependency)
        let type =
            targets[place].isAsynchronous
            ? targets[place].component.map { "\($0).Factory" } ?? "Container" : "Lazy<\(dependency.type)>"
        return (place, "inject '\(type)' for '\(dependency.label)' of '\(node.title)'")
    }

    /// The remedy for a component that requires another instance of the service that it is registered for.
    private func wrapping(_ requirement: Requirement) -> String? {
        let (node, dependency) = (requirement.node, requirement.dependency)
        guard let component = node.component, component != dependency.service,
            node.services.contains(dependency.service)
        else { return nil }
        return "to wrap another '\(dependency.key)', \(node.decorating(dependency))"
    }

    private func injectingProperty(at place: Int) -> String {
        let (node, dependency, target) = (
            requirements[place].node, requirements[place].dependency, targets[place]
        )
        let type = dependency.type
        let optional = type.hasSuffix("?") ? type : type.contains(" ") ? "(\(type))?" : "\(type)?"
        // Weak, where it can be, so that the two don't keep each other alive.
        let weak = target.kind == .class && target.component == dependency.service ? "weak " : ""
        let property = "'@Inject \(weak)var \(dependency.label): \(optional)'"
        let advice =
            "inject '\(dependency.label)' of '\(node.title)' into a property instead of the initializer"
        return node.scope == .transient
            ? "\(advice), \(property), and put '\(node.title)' into the scope 'graph'"
            : "\(advice): \(property)"
    }
}

extension [String] {
    /// The names with arrows between them, in the middle of which some are left out if there are very many.
    var joinedByArrows: String {
        abridged(to: 16) { "… \($0) more …" }.joined(separator: " → ")
    }
}

extension ComponentGraph.Node {
    /// The request to make the component a decorator of a service that it requires.
    func decorating(_ dependency: ComponentGraph.Dependency) -> String {
        let name = dependency.name.map { ", name: \"\($0)\"" } ?? ""
        return
            "mark '\(title)' with '@Register(decorates: \(dependency.service).self\(name))' and '\(dependency.label)' without '@Inject'"
    }

    /// Whether the instance may have variables: threads share it in some scopes, unless an actor isolates it.
    fileprivate var mayHaveVariables: Bool {
        kind != .actor && (!scope.isShared || isolation?.actor != nil)
    }
}
