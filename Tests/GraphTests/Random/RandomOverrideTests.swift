import Ampoule
import AmpouleGraph
import TestSupport
import Testing

// In the same suite as the other random graphs, of which one at a time is tested.
extension RandomGraphTests {
    private static let newSeeds = (0..<4).map { _ in UInt64.random(in: 1000...UInt64.max) }

    /// Which shared instances stay inside `withOverrides` is compared with what the graph leads to.
    @Test(arguments: newSeeds + givenSeeds)
    func aSharedInstanceStaysExactlyIfItLeadsToNoClosure(seed: UInt64) throws {
        _ = try comparison(seed: seed)
    }

    @Test func someInstancesStayAndSomeAreMadeAnew() throws {
        var (stayed, madeAnew) = (0, 0)
        for seed in UInt64(0)..<24 {
            let comparison = try comparison(seed: seed)
            stayed += comparison.stayed
            madeAnew += comparison.madeAnew
        }
        #expect(stayed > 50)
        #expect(madeAnew > 50)
    }

    private func comparison(seed: UInt64) throws -> (stayed: Int, madeAnew: Int) {
        let random = RandomGraph(seed: seed)
        var (stayed, madeAnew) = (0, 0)
        try random.test {
            let (container, parent) = random.makeContainers()
            guard container.graph.problems.isEmpty else { return }
            var generator = SeededGenerator(seed: seed)
            let registered = random.nodes.filter { node in
                node.place != .nowhere && node.place != .fallback && !node.isAsynchronous
            }
            let overridden = registered.shuffled(using: &generator).prefix(
                Int.random(in: 1...3, using: &generator)
            )
            let shared = registered.filter { node in
                (node.scope === ObjectScope.container || node.scope === ObjectScope.weak) && !node.isClosure
                    && !overridden.contains { $0.number == node.number }
            }
            func instance(of node: RandomNode) throws -> AnyObject {
                try node.species.resolve(name: node.name, from: container) as AnyObject
            }
            let originals = try shared.map { (node: $0, instance: try instance(of: $0)) }

            let isOfParent = generator.says(0.7)
            try (isOfParent ? parent : container).withOverrides { inside in
                for node in overridden { node.species.registerClosure(name: node.name, in: inside) }
            } perform: {
                let affected = container.graph.nodesThatLeadToClosures
                for (node, original) in originals.shuffled(using: &generator) {
                    let stays = try instance(of: node) === original
                    let id = node.identifier
                    // What the parent shares, it makes with what it has itself.
                    let isAffected = (isOfParent || node.place != .parent) && affected.contains(id)
                    #expect(stays == !isAffected, "Seed \(seed), '\(id)'")
                    if stays { stayed += 1 } else { madeAnew += 1 }
                }
            }
        }
        return (stayed, madeAnew)
    }
}

extension ComponentGraph {
    /// The nodes whose instances may hold anything, or one that may.
    fileprivate var nodesThatLeadToClosures: Set<Node.ID> {
        var users: [Node.ID: [Node.ID]] = [:]
        for node in nodes {
            for dependency in node.dependencies {
                for provider in dependency.provider.nodes { users[provider, default: []].append(node.id) }
            }
        }
        var found = Set(nodes.filter { !$0.areDependenciesKnown }.map(\.id))
        var unvisited = Array(found)
        while let next = unvisited.popLast() {
            for user in users[next] ?? [] where found.insert(user).inserted { unvisited.append(user) }
        }
        return found
    }
}
