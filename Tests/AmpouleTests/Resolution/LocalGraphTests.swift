import Testing

@testable import Ampoule

/// A graph in a shape that an expectation may take apart, which copies what it looks at.
private final class Tested {
    private var graph = LocalGraph()

    subscript(_ owner: SerialNumber) -> Int? {
        graph.instance(of: owner, type: Int.self)?.copy(as: Int.self)
    }

    func add(_ instance: Int, of owner: SerialNumber) {
        let instance = Shared(instance)
        withExtendedLifetime(instance) { graph.add(copying: instance.address, as: Int.self, of: owner) }
        graph._invariantCheck()
    }

    func removeAll() { graph.removeAll() }
}

struct LocalGraphTests {
    private let graph = Tested()

    @Test(arguments: [0, 1, 31, 32, 33, 34, 300])
    func whatWasAddedIsFoundHoweverManyThereAre(count: Int) {
        let owners = (0..<count).map { _ in SerialNumber.next() }
        for (index, owner) in owners.enumerated() { graph.add(index, of: owner) }

        #expect(owners.map { graph[$0] } == Array(0..<count))
        #expect(graph[.next()] == nil)
    }

    @Test(arguments: [0, 5, 31, 32, 40], [0, 5, 31, 32, 40])
    func aLaterInstanceTakesThePlaceOfAnEarlierOne(before: Int, between: Int) {
        let owner = SerialNumber.next()
        for index in 0..<before { graph.add(index, of: .next()) }
        graph.add(1, of: owner)
        for index in 0..<between { graph.add(index, of: .next()) }
        graph.add(2, of: owner)

        #expect(graph[owner] == 2)
    }

    @Test func nothingIsLeftOfFormerGraphs() {
        let owners = (0..<100).map { _ in SerialNumber.next() }
        for turn in 0..<5 {
            #expect(owners.allSatisfy { graph[$0] == nil })
            for owner in owners.shuffled() { graph.add(turn, of: owner) }
            #expect(owners.allSatisfy { graph[$0] == turn })
            graph.removeAll()
        }
    }
}
