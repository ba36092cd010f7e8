/// Finds components that keep what was made for a single object graph, and that outlive the graph.
///
/// A component in the scope `container` or `weak` stays when the graph in which it was made has ended. What
/// it holds of the scope `graph` stays with it, while everybody else gets another instance. The same is true
/// of what it holds through a transient component or through a value: these have no life of their own but
/// share that of their holder, and so are no problem in themselves.
///
/// Not judged are custom scopes, whose instances may live for any time; a `weak` property, which does not
/// hold; and deferred dependencies, which say that another time than the holder's is meant.
enum ShorterLivedDependencyCheck {
    static func problems(in index: GraphIndex) -> [ComponentGraph.Problem] {
        let ways = Ways(index)
        return index.nodes.indices.filter { index.nodes[$0].outlivesGraphs }.flatMap {
            source -> [ComponentGraph.Problem] in
            let node = index.nodes[source]
            return node.dependencies.indices.compactMap { place in
                let providers = index.providers(of: place, of: source)
                guard node.dependencies[place].isHeld, let provider = providers.first,
                    providers.allSatisfy(ways.leadToGraph)
                else { return nil }
                return problem(node, place, ways.way(from: provider).map { index.nodes[$0] })
            }
        }
    }

    /// How components without a life of their own lead to such that are made for a graph.
    private struct Ways {
        private enum Step {
            case end
            case next(Int)
        }

        private var steps: [Step?]

        init(_ index: GraphIndex) {
            steps = index.nodes.map { $0.scope == .graph && !$0.isValue ? .end : nil }
            var holders: [[Int]] = Array(repeating: [], count: index.nodes.count)
            for source in index.nodes.indices where index.nodes[source].hasNoLifeOfItsOwn {
                for edge in index.edges[source] {
                    // With several possible providers, one might be no problem.
                    guard index.dependency(of: edge).isHeld,
                        case .node = index.dependency(of: edge).provider
                    else { continue }
                    holders[edge.target].append(source)
                }
            }
            var queue = steps.indices.filter { steps[$0] != nil }
            var next = 0
            while next < queue.count {
                let target = queue[next]
                next += 1
                for source in holders[target] where steps[source] == nil {
                    steps[source] = .next(target)
                    queue.append(source)
                }
            }
        }

        func leadToGraph(_ place: Int) -> Bool { steps[place] != nil }

        /// The nodes from one to the one that is made for a graph.
        func way(from place: Int) -> [Int] {
            var way = [place]
            while case .next(let place)? = steps[way[way.count - 1]] { way.append(place) }
            return way
        }
    }

    private static func problem(
        _ node: ComponentGraph.Node,
        _ place: Int,
        _ way: [ComponentGraph.Node]
    ) -> ComponentGraph.Problem {
        let dependency = node.dependencies[place]
        let held = way[way.count - 1]
        let through = way.count == 1 ? "" : ", through \(Ring.text(way.dropLast().map { "'\($0.title)'" }))"
        return ComponentGraph.Problem(
            .shorterLivedDependency,
            nodes: [node.id] + way.map(\.id),
            edges: [ComponentGraph.Problem.Edge(node: node.id, dependency: place)],
            location: dependency.location ?? node.location,
            message:
                "'\(node.title)' is in the scope '\(node.scope)' and would keep '\(held.title)'\(through), which is made for one object graph. Put '\(held.title)' into a scope that lives as long, or ask for a 'Provider' of it.",
            notes: ComponentGraph.Problem.Note.at(
                held.location,
                "'\(held.title)' is in the scope 'graph', which is the default."
            )
        )
    }
}

extension ComponentGraph.Dependency {
    /// Whether the component keeps what it is given.
    fileprivate var isHeld: Bool { need != .deferred && !isHeldWeakly }
}

extension ComponentGraph.Node {
    /// Whether instances stay when the graph has ended in which they were made.
    fileprivate var outlivesGraphs: Bool { scope == .container || scope == .weak }

    /// Whether instances live exactly as long as what holds them.
    fileprivate var hasNoLifeOfItsOwn: Bool { scope == .transient || scope == .graph && isValue }
}
