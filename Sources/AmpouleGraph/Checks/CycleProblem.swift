/// Puts a ring into words, with the edge at which it is best broken.
struct CycleProblem {
    private enum Remedy {
        /// Let the instance be found while its property is injected.
        case share
        /// Inject after the initializer.
        case property
        /// Inject after the initializer, and let the instance be found by then.
        case propertyAndShare
        /// Make the dependency when it is first used.
        case delay
        /// Take the wrapped instance as an argument.
        case decorate
    }

    let ring: Ring
    let index: GraphIndex

    /// The number of further cycles that aren't written out.
    let left: Int

    var problem: ComponentGraph.Problem {
        let (place, remedy) = weakestEdge
        let edge = ring.edges[place]
        let names = ring.edges.map { index.nodes[$0.source].id.rawValue }
        let others = ring.edges.indices.filter { $0 != place }.prefix(8).compactMap { note(ring.edges[$0]) }
        let location = index.dependency(of: edge).location ?? index.nodes[edge.source].location
        let advice = ComponentGraph.Problem.Note(location: location, message: text(of: remedy, at: edge))
        return ComponentGraph.Problem(
            .cycle,
            nodes: ring.edges.map { index.nodes[$0.source].id },
            edges: ring.edges.map(index.problemEdge),
            location: location,
            message: "dependency cycle: \(Ring.text(names + names.prefix(1)))",
            notes: [advice] + others + (left == 0 ? [] : [moreRings])
        )
    }

    /// The edge to change, and how: rather what leads back to the beginning than what leads away from it.
    private var weakestEdge: (place: Int, remedy: Remedy) {
        let places = ring.edges.indices.reversed()
        if ring.edges.count == 1, isOfItsService(ring.edges[0]) { return (0, .decorate) }
        // Only a component has properties to inject into.
        let injectable = places.filter { place in
            let node = index.nodes[ring.edges[place].source]
            return node.component != nil && node.isInjectedWhenFound
        }
        if let place = injectable.first(where: {
            index.dependency(of: ring.edges[$0]).injection != .initializer
        }) {
            return (place, .share)
        }
        let settable = injectable.filter { place in
            let node = index.nodes[ring.edges[place].source]
            return node.mayInjectPropertiesWhenFound && node.mayHaveVariables
        }
        if let place = settable.first(where: { index.nodes[ring.edges[$0].source].scope != .transient }) {
            return (place, .property)
        }
        if let place = settable.first { return (place, .propertyAndShare) }
        // A 'Lazy' can't wait, and the factory that can is that of a component.
        let delayable = places.first { !index.nodes[ring.edges[$0].target].isAsynchronous }
        return (delayable ?? ring.edges.count - 1, .delay)
    }

    /// Whether a component requires another instance of the service that it is registered for.
    private func isOfItsService(_ edge: GraphIndex.Edge) -> Bool {
        let (node, service) = (index.nodes[edge.source], index.dependency(of: edge).service)
        return node.component != nil && node.component != service && node.services.contains(service)
    }

    private func text(of remedy: Remedy, at edge: GraphIndex.Edge) -> String {
        let node = index.nodes[edge.source]
        let dependency = index.dependency(of: edge)
        let property = "'@Inject \(propertyText(dependency, isWeak: isWeak(edge)))'"
        switch remedy {
        case .share:
            return
                "'\(dependency.label)' is injected after the initializer, but a transient instance is not shared: put '\(node.title)' into the scope 'graph'"
        case .property:
            return
                "inject '\(dependency.label)' of '\(node.title)' into a property instead of the initializer: \(property)"
        case .propertyAndShare:
            return
                "inject '\(dependency.label)' of '\(node.title)' into a property instead of the initializer, \(property), and put '\(node.title)' into the scope 'graph'"
        case .delay:
            let target = index.nodes[edge.target]
            let type =
                target.isAsynchronous
                ? target.component.map { "\($0).Factory" } ?? "Container" : "Lazy<\(dependency.type)>"
            return "inject '\(type)' for '\(dependency.label)' of '\(node.title)'"
        case .decorate:
            return
                "to wrap another '\(dependency.key)', \(node.decorating(dependency))"
        }
    }

    /// Whether the property that would take a dependency can be weak, so that the two don't keep each other alive.
    private func isWeak(_ edge: GraphIndex.Edge) -> Bool {
        let target = index.nodes[edge.target]
        return target.kind == .class && target.component == index.dependency(of: edge).service
    }

    /// The property that would take a dependency.
    private func propertyText(_ dependency: ComponentGraph.Dependency, isWeak: Bool) -> String {
        let type = dependency.type
        let optional = type.hasSuffix("?") ? type : type.contains(" ") ? "(\(type))?" : "\(type)?"
        return "\(isWeak ? "weak " : "")var \(dependency.label): \(optional)"
    }

    private func note(_ edge: GraphIndex.Edge) -> ComponentGraph.Problem.Note? {
        let dependency = index.dependency(of: edge)
        guard let location = dependency.location ?? index.nodes[edge.source].location else { return nil }
        return ComponentGraph.Problem.Note(
            location: location,
            message: "'\(index.nodes[edge.source].title)' requires '\(dependency.key)' here"
        )
    }

    private var moreRings: ComponentGraph.Problem.Note {
        ComponentGraph.Problem.Note(
            location: nil,
            message:
                "these components have more dependency cycles: at least \(left) more dependencies lead back"
        )
    }
}

extension ComponentGraph.Node {
    /// The request to make the component a decorator of a service that it requires.
    func decorating(_ dependency: ComponentGraph.Dependency) -> String {
        let name = dependency.name.map { ", name: \"\($0)\"" } ?? ""
        return
            "mark '\(title)' with '@Register(decorates: \(dependency.service).self\(name))' and '\(dependency.label)' without '@Inject'"
    }

    /// Whether the class may have variables: threads share the instances, unless an actor isolates them.
    fileprivate var mayHaveVariables: Bool {
        switch scope {
        case .transient, .graph: true
        case .container, .weak, .custom: isolation?.actor != nil
        }
    }
}
