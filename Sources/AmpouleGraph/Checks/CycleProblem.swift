/// Puts a dependency cycle into words, with the dependency at which it is best broken.
struct CycleProblem {
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
        let most = 16
        let names =
            count <= most
            ? self : prefix(most / 2) + ["… \(count - most) more …"] + suffix(most / 2)
        return names.joined(separator: " → ")
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
