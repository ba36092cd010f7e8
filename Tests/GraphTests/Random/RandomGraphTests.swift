import Ampoule
import AmpouleGraph
import Foundation
import TestSupport
import Testing

/// What a check of a graph says is compared with what happens when everything is resolved.
@Suite(.serialized) struct RandomGraphTests {
    private static let fixedSeeds: Range<UInt64> = 0..<20

    /// Fixed seeds, a few new ones each time, and one from the environment, to repeat a failure.
    private static let seeds: [UInt64] =
        fixedSeeds.prefix(TestLoad.count(20)) + (0..<4).map { _ in UInt64.random(in: 1000...UInt64.max) }
        + givenSeeds

    static let givenSeeds =
        ProcessInfo.processInfo.environment["AMPOULE_GRAPH_SEED"].flatMap { UInt64($0) }.map { [$0] } ?? []

    @Test(arguments: seeds)
    func theVerdictIsWhatResolvingEverythingDoes(seed: UInt64) throws {
        let random = RandomGraph(seed: seed)
        random.test {
            let graph = random.makeContainer().graph
            let failing = graph.failing
            #expect(random.takeFactoryCalls() == 0)

            // Each is resolved in a container of its own, so that nothing shared hides a mistake.
            var generator = SeededGenerator(seed: seed)
            let roots = random.nodes.filter { node in
                node.place != .nowhere && node.place != .fallback && !node.isAsynchronous
            }
            for node in roots.shuffled(using: &generator).prefix(TestLoad.count(20)) {
                let container = random.makeContainer()
                var thrown: (any Error)?
                do { _ = try node.species.resolve(name: node.name, from: container) } catch { thrown = error }
                let id = node.identifier
                #expect(graph[id] != nil, "\(id)")
                #expect(
                    failing.contains(id) == (thrown != nil),
                    "Seed \(seed), '\(id)': \(thrown.map { "\($0)" } ?? "resolves"), \(graph.problems)"
                )
            }
        }
    }

    /// The nodes are resolved in a container of each innermost level, or in a child of one.
    ///
    /// A graph says that a node fails if no container makes it, or if one that has an optional dependency doesn't.
    @Test(arguments: fixedSeeds.prefix(10) + [UInt64.random(in: 1000...UInt64.max)] + givenSeeds)
    func theVerdictOnTheRootIsWhatResolvingInEveryLevelDoes(seed: UInt64) {
        let random = RandomGraph(seed: seed, hasLevels: true)
        random.test {
            let graph = random.makeContainer().graph
            let (failing, perhapsFailing) = (graph.failing, graph.perhapsFailing)
            let undecided = graph.failingSomewhere
            #expect(random.takeFactoryCalls() == 0)

            var generator = SeededGenerator(seed: seed)
            let nodes = random.nodes.filter { node in node.place != .nowhere && !node.isAsynchronous }
            for (number, node) in nodes.shuffled(using: &generator).prefix(TestLoad.count(20)).enumerated() {
                var containers = Container.openersOfRandomLevels.map { $0(random.makeContainer()) }
                if number % 4 == 3 {
                    containers = containers.map { random.makeChild(of: $0, using: &generator) }
                }
                var thrown: [any Error] = []
                for container in containers {
                    do {
                        _ = try node.species.resolve(name: node.name, from: container)
                    } catch { thrown.append(error) }
                }
                let id = node.identifier
                #expect(graph[id] != nil, "\(id)")
                if undecided.contains(id) { continue }
                #expect(
                    thrown.count < containers.count ? !failing.contains(id) : perhapsFailing.contains(id),
                    "Seed \(seed), '\(id)': \(thrown), \(graph.problems)"
                )
            }
        }
    }

    @Test func graphsWithLevelsAreSoundAndUnsoundBecauseOfThem() {
        let graphs = graphs(hasLevels: true)
        #expect(graphs.count { $0.levels.count == 3 && $0.perhapsFailing.isEmpty } >= 3)
        for kind in [ComponentGraph.Problem.Kind.innerLevel, .separateLevels] {
            #expect(graphs.count { $0.problems.contains { $0.kind == kind } } >= 3)
        }
        // Most of what fails for a level fails at once.
        let failing = graphs.reduce(0) { sum, graph in sum + graph.failing.count }
        let perhapsFailing = graphs.reduce(0) { sum, graph in sum + graph.perhapsFailing.count }
        #expect(failing * 2 > perhapsFailing)
    }

    @Test func soundAndUnsoundGraphsAreAmongThemAndDependenciesThatHaveToBeAwaited() {
        let graphs = graphs(hasLevels: false)
        #expect(graphs.count(where: \.failing.isEmpty) >= 3)
        #expect(graphs.count { !$0.failing.isEmpty } >= 3)
        #expect(graphs.contains { $0.problems.contains { $0.kind == .asynchronousDependency } })
    }

    private func graphs(hasLevels: Bool) -> [ComponentGraph] {
        Self.fixedSeeds.map { seed in
            let random = RandomGraph(seed: seed, hasLevels: hasLevels)
            var graph = ComponentGraph()
            random.test { graph = random.makeContainer().graph }
            return graph
        }
    }
}

extension RandomNode {
    /// What the node is called in the graph.
    var identifier: ComponentGraph.Node.ID {
        func service<Component: Registrable>(_ component: Component.Type) -> Any.Type {
            Component.RegisteredService.self
        }
        return ComponentGraph.Node.ID(
            String(describing: isClosure ? service(species) : species),
            arguments: family == .trained ? ["Int"] : [],
            name: name
        )
    }
}

extension ComponentGraph {
    /// The nodes that cannot be made: those with a problem that prevents it, and those that need one.
    fileprivate var failing: Set<Node.ID> { failing { isFoundAtOnce($0) } }

    /// The same, with those that may need something of an inner level only when they use what they were given.
    fileprivate var perhapsFailing: Set<Node.ID> { failing { _ in true } }

    /// Whether making the component meets the problem: no step leads through something that is resolved on use.
    private func isFoundAtOnce(_ problem: Problem) -> Bool {
        problem.edges.allSatisfy { edge in
            guard let dependency = self[edge.node]?.dependencies[edge.dependency] else { return false }
            return dependency.need != .deferred || dependency.provider.level != nil
        }
    }

    private func failing(becauseOf isMet: (Problem) -> Bool) -> Set<Node.ID> {
        let preventing: Set<Problem.Kind> = [
            .missingRegistration, .needsArguments, .cycle, .asynchronousDependency,
        ]
        var failing: Set<Node.ID> = []
        let preventingAtOnce: Set<Problem.Kind> = [.innerLevel, .separateLevels]
        for problem in problems
        where preventing.contains(problem.kind) || preventingAtOnce.contains(problem.kind) && isMet(problem) {
            failing.formUnion(problem.kind == .cycle ? problem.nodes : Array(problem.nodes.prefix(1)))
        }
        return adding(usersOf: failing)
    }

    /// The nodes that fail only in some containers: where an optional dependency is registered, and fails.
    fileprivate var failingSomewhere: Set<Node.ID> {
        let failing = failing
        let nodes = nodes.filter { node in
            node.dependencies.contains { dependency in
                dependency.need == .optional
                    && dependency.provider.nodes.compactMap { self[$0] }.contains { provider in
                        provider.level != nil && provider.level != node.level
                            && (provider.isAsynchronous || failing.contains(provider.id))
                    }
            }
        }
        return adding(usersOf: Set(nodes.map(\.id)))
    }

    /// The nodes, and those that need one.
    private func adding(usersOf failing: Set<Node.ID>) -> Set<Node.ID> {
        var failing = failing
        var users: [Node.ID: [Node.ID]] = [:]
        for node in nodes {
            for dependency in node.dependencies where dependency.need != .deferred {
                for provider in dependency.provider.nodes { users[provider, default: []].append(node.id) }
            }
        }
        var queue = Array(failing)
        while let next = queue.popLast() {
            for user in users[next] ?? [] where failing.insert(user).inserted { queue.append(user) }
        }
        return failing
    }
}
