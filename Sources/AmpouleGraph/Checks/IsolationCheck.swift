/// Finds synchronous components that need one that only a global actor makes.
///
/// The code that needs a synchronous component makes it, on the actor of that code. It can't make a component of
/// another global actor. A component without an actor is made on the actor that resolves it, which may always be the
/// right one, so that is a warning. A shared instance may be cached already.
struct IsolationCheck {
    /// The problems: errors make each resolution of a component fail, warnings the resolution in some code.
    private(set) var problems: [ComponentGraph.Problem] = []

    /// The node of a global actor that making a node leads to without waiting.
    private struct Maker {
        let place: Int

        /// Whether a new instance is made of all nodes on the way, wherever the first is needed.
        let isCertain: Bool
    }

    private let index: GraphIndex

    /// Whether one resolution may go from one actor to another, and find in its graph what the first has made.
    private let changesActors: Bool

    init(_ index: GraphIndex) {
        self.index = index
        changesActors = index.nodes.contains(where: \.isAsynchronous)
        guard index.nodes.contains(where: { $0.isolation?.actor != nil }) else { return }
        // What is made on the actor on which the one is that needs it.
        let edges = index.edges.joined().filter { edge in
            let dependency = index.dependency(of: edge)
            return dependency.needsEachProvider && dependency.need != .deferred
        }
        let makers = makers(along: edges)
        for edge in edges {
            guard let maker = makers[edge.target] else { continue }
            let node = index.nodes[edge.source]
            let isDirect = maker.place == edge.target
            // What waits goes to the actor of what it needs.
            if node.isAsynchronous, isDirect { continue }
            switch node.isolation {
            case .globalActor(let actor) where index.nodes[maker.place].isolation?.actor != actor:
                let kind = maker.isCertain ? ComponentGraph.Problem.Kind.wrongIsolation : .dependencyOnActor
                problems.append(problem(kind, edge, maker.place))
            case .nonisolated where isDirect: problems.append(problem(.dependencyOnActor, edge, maker.place))
            case .globalActor, .nonisolated, nil: break
            }
        }
    }

    /// The makers by the places of the nodes; a node of a global actor is its own.
    private func makers(along edges: [GraphIndex.Edge]) -> [Maker?] {
        var callers = index.nodes.map { _ in [Int]() }
        for edge in edges { callers[edge.target].append(edge.source) }
        var makers = index.nodes.enumerated().map { place, node -> Maker? in
            guard !node.isAsynchronous, node.isolation?.actor != nil else { return nil }
            return Maker(place: place, isCertain: isNeverThere(node))
        }
        var pending = makers.indices.filter { makers[$0] != nil }
        while let place = pending.popLast() {
            guard let maker = makers[place] else { continue }
            for caller in callers[place] where makers[caller] == nil {
                let node = index.nodes[caller]
                guard !node.isAsynchronous, node.isolation == .nonisolated else { continue }
                makers[caller] = Maker(place: maker.place, isCertain: maker.isCertain && isNeverThere(node))
                pending.append(caller)
            }
        }
        return makers
    }

    /// Whether a new instance is made wherever the node is needed for one that is being made.
    private func isNeverThere(_ node: ComponentGraph.Node) -> Bool {
        node.scope == .transient || node.scope == .graph && !changesActors
    }

    private func problem(_ kind: ComponentGraph.Problem.Kind, _ edge: GraphIndex.Edge, _ maker: Int)
        -> ComponentGraph.Problem
    {
        let requirement = index.requirement(of: edge)
        let (node, dependency) = (requirement.node, requirement.dependency)
        let (target, made) = (index.nodes[edge.target], index.nodes[maker])
        let isDirect = maker == edge.target
        let actor = made.isolation?.actor ?? ""
        let way = isDirect ? "" : ", because of '\(made.title)'"
        let need = "requires '\(dependency.key)', which is made on '\(actor)' only\(way)"
        let message: String
        let remedy: String
        if let own = node.isolation?.actor {
            message = "'\(node.title)' is isolated to '\(own)', but \(need)"
            remedy = "\(node.becomingAsynchronous), or isolate both to one actor"
        } else {
            // A wrapper makes the instance on use instead of on injection.
            let wrapper =
                target.component == dependency.service && target.kind != .function
                ? "\(dependency.service).Factory" : "Lazy<\(dependency.type)>"
            message = "'\(node.title)' \(need)"
            remedy =
                "resolving '\(node.title)' fails in other code: isolate it to '\(actor)', \(node.becomingAsynchronous), or inject '\(wrapper)' and use that on '\(actor)'"
        }
        return requirement.problem(
            kind,
            with: [target.id] + (isDirect ? [] : [made.id]),
            message,
            remedy: remedy,
            notes: ComponentGraph.Problem.Note.at(
                made.location,
                "'\(made.title)' is isolated to '\(actor)'"
            )
        )
    }
}
