import AmpouleGraph
import TestSupport
import Testing

struct LargeGraphTests {
    private func id(_ number: Int) -> Node.ID { Node.ID("Horse\(number)") }

    @Test(arguments: [false, true]) func aVeryLongChainIsFollowedWithoutRecursion(isClosed: Bool) {
        let count = TestLoad.count(100_000)
        let graph = ComponentGraph(
            nodes: (0..<count).map { number in
                let target = number + 1 < count ? number + 1 : 0
                let needs =
                    number + 1 < count || isClosed ? [need("Horse\(target)", from: .node(id(target)))] : []
                return component("Horse\(number)", scope: .transient, needs: needs)
            }
        )

        #expect(graph.problems.map(\.kind) == (isClosed ? [.cycle] : []))
    }

    @Test func manyMissingServicesAmongManyAreSearchedForInGoodTime() {
        let count = 1_000
        let graph = ComponentGraph(
            nodes: (0..<count).map { component("Horse\($0)", needs: [need("Hrse\($0)", from: .missing)]) }
        )

        #expect(graph.problems.count == count)
    }

    /// Compares with the simplest way to tell whether there is a ring: take away what needs nothing, again and
    /// again, until nothing is left or nothing can be taken away.
    @Test(arguments: 0..<UInt64(TestLoad.count(300))) func thereAreRingsJustWhereNoOrderExists(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let graph = Self.randomGraph(using: &generator)
        let rings = graph.problems.filter { $0.kind == .cycle }

        var left = Dictionary(uniqueKeysWithValues: graph.nodes.map { ($0.id, Self.unbroken($0)) })
        while let (id, _) = left.first(where: { $0.value.allSatisfy { left[$0] == nil } }) { left[id] = nil }
        #expect(rings.isEmpty == left.isEmpty)

        for ring in rings {
            for (place, edge) in ring.edges.enumerated() {
                #expect(edge.node == ring.nodes[place])
                let target = ring.nodes[(place + 1) % ring.nodes.count]
                #expect(graph[edge.node]?.dependencies[edge.dependency].provider == .node(target))
                #expect(left[edge.node] != nil)
            }
            #expect(Set(ring.nodes).count == ring.nodes.count)
        }
        #expect(Set(rings.map { Set($0.edges) }).count == rings.count)
    }

    private static func unbroken(_ node: Node) -> [Node.ID] {
        node.dependencies.filter { dependency in
            dependency.need != .deferred && (dependency.injection == .initializer || node.scope == .transient)
        }
        .flatMap(\.provider.nodes)
    }

    private static func randomGraph(using generator: inout SeededGenerator) -> ComponentGraph {
        let count = Int.random(in: 1...12, using: &generator)
        return ComponentGraph(
            nodes: (0..<count).map { number in
                let needs = (0..<Int.random(in: 0...2, using: &generator)).map { _ in
                    let target = Int.random(in: 0..<count, using: &generator)
                    return need(
                        "Horse\(target)",
                        [.initializer, .property, .method].randomElement(using: &generator)!,
                        [.required, .optional, .deferred].randomElement(using: &generator)!,
                        from: .node(Node.ID("Horse\(target)"))
                    )
                }
                let scope = [Scope.transient, .graph, .container].randomElement(using: &generator)!
                return component("Horse\(number)", scope: scope, needs: needs)
            }
        )
    }
}
