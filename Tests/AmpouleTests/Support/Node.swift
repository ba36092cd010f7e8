import TestSupport

/// A component that holds others, which its factory or its completion adds.
final class Node: Sendable {
    private struct State {
        var neighbors: [Node]
        var isCompleted = false
    }

    private let state: Locked<State>

    init(_ neighbors: Node...) { state = Locked(State(neighbors: neighbors)) }

    var neighbor: Node? { state.withLock { $0.neighbors.first } }
    var isCompleted: Bool { state.withLock { $0.isCompleted } }

    func add(_ node: Node?) { state.withLock { $0.neighbors += node.map { [$0] } ?? [] } }
    func complete() { state.withLock { $0.isCompleted = true } }

    /// Whether the completions of the component and of all that it holds have run.
    var isWhole: Bool {
        var visited: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
        var unexplored = [self]
        while let node = unexplored.popLast() {
            let (neighbors, isCompleted) = node.state.withLock { ($0.neighbors, $0.isCompleted) }
            if !isCompleted { return false }
            unexplored += neighbors.filter { visited.insert(ObjectIdentifier($0)).inserted }
        }
        return true
    }
}
