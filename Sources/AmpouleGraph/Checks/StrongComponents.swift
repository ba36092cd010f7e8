/// The sets of nodes that reach each other along edges.
enum StrongComponents {
    private struct Frame {
        let node: Int
        var nextEdge = 0
    }

    /// The sets that have a cycle: those of several nodes, and single nodes with an edge to themselves.
    ///
    /// This is Tarjan's algorithm with a stack of its own instead of recursion.
    ///
    /// - Complexity: O(*n*), where *n* is the number of nodes and edges.
    static func circular(_ edges: [[GraphIndex.Edge]]) -> [[Int]] {
        var components: [[Int]] = []
        var order: [Int?] = Array(repeating: nil, count: edges.count)
        var lowest = Array(repeating: 0, count: edges.count)
        var isOpen = Array(repeating: false, count: edges.count)
        var open: [Int] = []
        var frames: [Frame] = []
        var count = 0

        func enter(_ node: Int) {
            order[node] = count
            lowest[node] = count
            count += 1
            open.append(node)
            isOpen[node] = true
            frames.append(Frame(node: node))
        }

        func close(_ node: Int) {
            var members: [Int] = []
            while true {
                let member = open.removeLast()
                isOpen[member] = false
                members.append(member)
                if member == node { break }
            }
            if members.count > 1 || edges[node].contains(where: { $0.target == node }) {
                components.append(members)
            }
        }

        for root in edges.indices where order[root] == nil {
            enter(root)
            while let frame = frames.last {
                let node = frame.node
                if frame.nextEdge < edges[node].count {
                    frames[frames.count - 1].nextEdge += 1
                    let target = edges[node][frame.nextEdge].target
                    if let place = order[target] {
                        if isOpen[target] { lowest[node] = min(lowest[node], place) }
                    } else {
                        enter(target)
                    }
                } else {
                    frames.removeLast()
                    if let parent = frames.last?.node { lowest[parent] = min(lowest[parent], lowest[node]) }
                    if lowest[node] == order[node] { close(node) }
                }
            }
        }
        return components
    }
}
