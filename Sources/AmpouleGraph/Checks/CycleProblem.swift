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
    }

    let ring: Ring
    let index: GraphIndex

    /// The number of further cycles that aren't written out.
    let left: Int

    var problem: ComponentGraph.Problem {
        let (place, remedy) = weakestEdge
        let edge = ring.edges[place]
        let names = ring.edges.map { index.nodes[$0.source].id.rawValue }
        let notes = ring.edges.indices.filter { $0 != place }.prefix(8).compactMap { note(ring.edges[$0]) }
        return ComponentGraph.Problem(
            .cycle,
            nodes: ring.edges.map { index.nodes[$0.source].id },
            edges: ring.edges.map(index.problemEdge),
            location: index.dependency(of: edge).location ?? index.nodes[edge.source].location,
            message:
                "The dependencies of '\(names[0])' run in a circle: \(Ring.text(names + names.prefix(1))). \(text(of: remedy, at: edge))",
            notes: notes + (left == 0 ? [] : [moreRings])
        )
    }

    /// The edge to change, and how: rather what leads back to the beginning than what leads away from it.
    private var weakestEdge: (place: Int, remedy: Remedy) {
        let places = ring.edges.indices.reversed()
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
        if let place = injectable.first(where: { index.nodes[ring.edges[$0].source].scope != .transient }) {
            return (place, .property)
        }
        if let place = injectable.first { return (place, .propertyAndShare) }
        return (ring.edges.count - 1, .delay)
    }

    private func text(of remedy: Remedy, at edge: GraphIndex.Edge) -> String {
        let node = index.nodes[edge.source]
        let dependency = index.dependency(of: edge)
        let property = "'@Inject \(propertyText(dependency, index.nodes[edge.target]))'"
        switch remedy {
        case .share:
            return
                "'\(dependency.label)' is injected when '\(node.title)' has been made, but nobody finds a transient instance: put '\(node.title)' into the scope 'graph'."
        case .property:
            return
                "Inject '\(dependency.label)' of '\(node.title)' into a property instead of the initializer: \(property)."
        case .propertyAndShare:
            return
                "Inject '\(dependency.label)' of '\(node.title)' into a property instead of the initializer, \(property), and put '\(node.title)' into the scope 'graph'."
        case .delay:
            return "Let '\(node.title)' take a 'Lazy<\(dependency.service)>' for '\(dependency.label)'."
        }
    }

    /// The property that would take a dependency; a weak one where the two would keep each other alive.
    private func propertyText(_ dependency: ComponentGraph.Dependency, _ target: ComponentGraph.Node)
        -> String
    {
        let type = dependency.type
        let isWeak = target.kind == .class && target.component == dependency.service
        let optional = type.hasSuffix("?") ? type : type.contains(" ") ? "(\(type))?" : "\(type)?"
        return "\(isWeak ? "weak " : "")var \(dependency.label): \(optional)"
    }

    private func note(_ edge: GraphIndex.Edge) -> ComponentGraph.Problem.Note? {
        let dependency = index.dependency(of: edge)
        guard let location = dependency.location ?? index.nodes[edge.source].location else { return nil }
        return ComponentGraph.Problem.Note(
            location: location,
            message: "'\(index.nodes[edge.source].title)' needs '\(dependency.key)' here."
        )
    }

    private var moreRings: ComponentGraph.Problem.Note {
        ComponentGraph.Problem.Note(
            location: nil,
            message:
                "These components run in more circles than are listed: at least \(left) more dependencies lead back."
        )
    }
}
