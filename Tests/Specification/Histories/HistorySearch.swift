/// Searches an order of the points of a history that the sequential model accepts.
///
/// It searches as Wing and Gong do: a point comes first only if no other one had to be before it. It remembers the states that led
/// nowhere.
struct HistorySearch {
    private let points: [HistoryPoint]
    private let facts: HistoryFacts
    private var remaining: [Int]
    private var order: [Int] = []
    private var failed: Set<Reached> = []
    /// The longest order that the model accepts, and what could not come next.
    private(set) var longest: (order: [HistoryPoint], next: [HistoryPoint]) = ([], [])
    /// The number of orders that may be tried: on a busy machine, calls overlap so long that there are too many.
    private(set) var remainingSteps = 200_000
    /// The state after the order that was found.
    private(set) var last: HistoryState?

    private struct Reached: Hashable {
        let remaining: [Int]
        let state: HistoryState
    }

    init(_ points: [HistoryPoint], _ facts: HistoryFacts) {
        self.points = points
        self.facts = facts
        remaining = Array(points.indices)
    }

    /// Whether there is an order.
    mutating func finds(from state: HistoryState) -> Bool {
        guard let limit = remaining.map({ points[$0].latest }).min() else {
            last = state
            return true
        }
        guard remainingSteps > 0 else { return false }
        remainingSteps -= 1
        let candidates = remaining.prefix { points[$0].earliest <= limit }
        var next: [(place: Int, state: HistoryState)] = []
        for place in candidates {
            var after = state
            guard points[place].isAccepted(by: &after, facts) else { continue }
            // What changes nothing can come first without a loss.
            if points[place].isReading {
                next = [(place, after)]
                break
            }
            next.append((place, after))
        }
        if order.count >= longest.order.count, next.isEmpty {
            longest = (order.map { points[$0] }, candidates.map { points[$0] })
        }
        let reached = next.count > 1 ? Reached(remaining: remaining, state: state) : nil
        if let reached, failed.contains(reached) { return false }
        for (place, after) in next {
            let former = remaining
            remaining.removeAll { $0 == place }
            order.append(place)
            if finds(from: after) { return true }
            order.removeLast()
            remaining = former
        }
        if let reached { failed.insert(reached) }
        return false
    }
}
