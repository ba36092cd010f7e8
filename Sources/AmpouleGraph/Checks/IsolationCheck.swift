/// Finds synchronous components that need one that only a global actor makes.
///
/// The code that needs a synchronous component makes it, on the actor of that code. It can't make a component of
/// another global actor. A component without an actor is made on the actor that resolves it, which may always be the
/// right one, so that is a warning. A shared instance may be cached already.
struct IsolationCheck {
    /// The problems that make each resolution of a component fail.
    private(set) var errors: [ComponentGraph.Problem] = []

    /// The problems that make the resolution of a component fail in some code.
    private(set) var warnings: [ComponentGraph.Problem] = []

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
        let makers = makers
        for source in index.nodes.indices {
            for edge in index.edges[source] where isMadeAtOnce(edge) {
                guard let maker = makers[edge.target] else { continue }
                judge(edge, maker)
            }
        }
    }

    /// The makers by the places of the nodes; a node of a global actor is its own.
    private var makers: [Maker?] {
        var callers: [[Int]] = Array(repeating: [], count: index.nodes.count)
        for edge in index.edges.joined() where isMadeAtOnce(edge) { callers[edge.target].append(edge.source) }
        var makers = index.nodes.indices.map { place -> Maker? in
            let node = index.nodes[place]
            guard !node.isAsynchronous, node.isolation?.actor != nil else { return nil }
            return Maker(place: place, isCertain: isNeverThere(place))
        }
        var pending = makers.indices.filter { makers[$0] != nil }
        while let place = pending.popLast() {
            guard let maker = makers[place] else { continue }
            for caller in callers[place] where makers[caller] == nil {
                guard !index.nodes[caller].isAsynchronous, index.nodes[caller].isolation == .nonisolated
                else { continue }
                makers[caller] = Maker(place: maker.place, isCertain: maker.isCertain && isNeverThere(caller))
                pending.append(caller)
            }
        }
        return makers
    }

    /// Whether a node is made on the actor on which the one is that needs it.
    private func isMadeAtOnce(_ edge: GraphIndex.Edge) -> Bool {
        let dependency = index.dependency(of: edge)
        return dependency.needsEachProvider && dependency.need != .deferred
    }

    private mutating func judge(_ edge: GraphIndex.Edge, _ maker: Maker) {
        let node = index.nodes[edge.source]
        let isDirect = maker.place == edge.target
        // What waits goes to the actor of what it needs.
        if node.isAsynchronous, isDirect { return }
        switch node.isolation {
        case .globalActor(let actor) where index.nodes[maker.place].isolation?.actor != actor:
            if maker.isCertain {
                errors.append(problem(.wrongIsolation, edge, maker.place))
            } else {
                warnings.append(problem(.dependencyOnActor, edge, maker.place))
            }
        case .nonisolated where isDirect: warnings.append(problem(.dependencyOnActor, edge, maker.place))
        case .globalActor, .nonisolated, nil: break
        }
    }

    /// Whether a new instance is made wherever the node is needed for one that is being made.
    private func isNeverThere(_ place: Int) -> Bool {
        switch index.nodes[place].scope {
        case .transient: true
        case .graph: !changesActors
        case .container, .weak, .custom: false
        }
    }

    private func problem(_ kind: ComponentGraph.Problem.Kind, _ edge: GraphIndex.Edge, _ maker: Int)
        -> ComponentGraph.Problem
    {
        let (node, target) = (index.nodes[edge.source], index.nodes[edge.target])
        let dependency = index.dependency(of: edge)
        let actor = index.nodes[maker].isolation?.actor ?? ""
        let way = maker == edge.target ? "" : ", because of '\(index.nodes[maker].title)'"
        let need = "requires '\(dependency.key)', which is made on '\(actor)' only\(way)"
        let location = dependency.location ?? node.location
        let text: String
        let remedy: String
        if let own = node.isolation?.actor {
            text = "'\(node.title)' is isolated to '\(own)', but \(need)"
            remedy = "\(node.becomingAsynchronous), or isolate both to one actor"
        } else {
            text = "'\(node.title)' \(need)"
            remedy =
                "resolving '\(node.title)' fails in other code: isolate it to '\(actor)', \(node.becomingAsynchronous), or inject \(later(dependency, target)) and use that on '\(actor)'"
        }
        return ComponentGraph.Problem(
            kind,
            nodes: [node.id, target.id] + (maker == edge.target ? [] : [index.nodes[maker].id]),
            edges: [index.problemEdge(edge)],
            location: location,
            message: text,
            notes: [ComponentGraph.Problem.Note(location: location, message: remedy)]
                + ComponentGraph.Problem.Note.at(
                    index.nodes[maker].location,
                    "'\(index.nodes[maker].title)' is isolated to '\(actor)'"
                )
        )
    }

    /// A wrapper that makes the instance on use instead of on injection.
    private func later(_ dependency: ComponentGraph.Dependency, _ target: ComponentGraph.Node) -> String {
        target.component == dependency.service && target.kind != .function
            ? "'\(dependency.service).Factory'" : "'Lazy<\(dependency.type)>'"
    }
}
