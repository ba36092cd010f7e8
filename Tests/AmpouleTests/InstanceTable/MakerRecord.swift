/// The makers of slots as a model sees them, apart from the table.
struct MakerRecord<Maker: Hashable>: Hashable {
    /// Makers that wait for a slot.
    typealias Wait = (makers: [Maker], slot: Int)

    private var makers: [Int: Maker] = [:]
    private var committed: Set<Int> = []

    func maker(of slot: Int) -> Maker? { makers[slot] }

    mutating func begin(_ slot: Int, by maker: Maker) { makers[slot] = maker }

    mutating func commit(_ slot: Int, by maker: Maker) {
        makers[slot] = maker
        committed.insert(slot)
    }

    mutating func finish(_ slot: Int, by maker: Maker) {
        guard makers[slot] == maker else { return }
        makers[slot] = nil
        committed.remove(slot)
    }

    /// Whether one of several makers has to make another instance of a slot: if it waits for itself, and not even
    /// an incomplete instance breaks the cycle.
    func mustMakeAgain(_ slot: Int, inside waiting: [Maker], _ waits: [Wait]) -> Bool {
        var visited: Set<Int> = []
        var unexplored = [slot]
        while let slot = unexplored.popLast() {
            guard visited.insert(slot).inserted, !committed.contains(slot), let maker = makers[slot] else {
                continue
            }
            if waiting.contains(maker) { return true }
            unexplored += waits.filter { $0.makers.contains(maker) }.map(\.slot)
        }
        return false
    }
}
