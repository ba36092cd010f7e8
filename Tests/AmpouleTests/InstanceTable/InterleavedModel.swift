/// A model of a concurrent program, whose interleavings can be tried one by one.
protocol InterleavedModel: Hashable {
    associatedtype Move

    /// The moves that the program can make next.
    var steps: [Move] { get }

    /// The moves that can be made next from outside the program, but need not be made at all.
    var interventions: [Move] { get }

    /// Whether the program has ended.
    var isEnded: Bool { get }

    /// The slots of which an instance can't be made, because they depend on themselves.
    var failingSlots: Set<Int> { get }

    mutating func make(_ move: Move)

    /// Stops the program if the table is broken.
    func checkTable()

    /// A description of the first mistake in a state in which the program has ended, or `nil` if there is none.
    func mistake(failingSlots: Set<Int>) -> String?
}

extension InterleavedModel {
    /// A description of the first mistake that an interleaving leads to, or `nil` if none leads to one.
    func firstMistake() -> String? {
        let failingSlots = failingSlots
        let (endings, deadlock) = explore()
        if let deadlock { return "Deadlock: \(deadlock)" }
        return endings.lazy.compactMap { ending in
            ending.mistake(failingSlots: failingSlots).map { "\($0): \(ending)" }
        }
        .first
    }

    /// Visits every state that can be reached, until one has not ended and has no next step.
    func explore() -> (endings: [Self], deadlock: Self?) {
        var visited: Set = [Visited(state: self)]
        var unexplored = [self]
        var endings: [Self] = []
        while let state = unexplored.popLast() {
            let steps = state.steps
            if state.isEnded {
                endings.append(state)
            } else if steps.isEmpty {
                return (endings, state)
            }
            for move in steps + state.interventions {
                var next = state
                next.make(move)
                guard visited.insert(Visited(state: next)).inserted else { continue }
                next.checkTable()
                unexplored.append(next)
            }
        }
        return (endings, nil)
    }
}

/// A state whose hash value is computed once, and not again when the set of states grows.
private struct Visited<State: Hashable>: Hashable {
    let state: State
    let hash: Int

    init(state: State) {
        self.state = state
        hash = state.hashValue
    }

    static func == (left: Self, right: Self) -> Bool { left.hash == right.hash && left.state == right.state }

    func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

/// Whether and when a service needs another one.
enum Need: CaseIterable {
    case none, inFactory, inCompletion

    /// All sequences of needs of a length.
    static func combinations(of count: Int) -> [[Need]] {
        (0..<count).reduce([[]]) { combinations, _ in
            combinations.flatMap { combination in allCases.map { combination + [$0] } }
        }
    }
}
