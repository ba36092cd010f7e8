/// How long and how often works are measured.
public struct Effort: Sendable {
    /// How long a work is measured at a stretch, before it is another's turn.
    public let slice: Duration

    /// How many turns each work gets.
    public let turns: Int

    /// How long a comparison may take before it is left with fewer turns.
    public let limit: Duration

    /// Enough to see each row work.
    public static let short = Effort(slice: .microseconds(20), turns: 3, limit: .zero)

    /// Enough where little else runs.
    public static let medium = Effort(slice: .microseconds(150), turns: 151, limit: .seconds(1))

    /// Enough where others use the machine, too.
    public static let long = Effort(slice: .microseconds(250), turns: 801, limit: .seconds(6))

    /// Measures works in turns, so that whatever slows the machine down meets all of them alike.
    public func measureInTurns(_ works: [Work]) -> [Sample] {
        let counts = works.map { work in work.count ?? count(filling: slice, with: work) }
        var figures = [[Double]](repeating: [], count: works.count)
        let start = ContinuousClock.now
        for turn in 0..<turns {
            // Every other turn goes backwards, so that no work always has the same one before it.
            for place in works.indices {
                let index = turn.isMultiple(of: 2) ? place : works.count - 1 - place
                let elapsed = nanoseconds { works[index].run(counts[index]) }
                works[index].clearAway()
                figures[index].append(elapsed / Double(counts[index]))
            }
            if isEnough(turn + 1, since: start) { break }
        }
        return zip(works, figures).map { work, figures in
            Sample(work: work.name, figures: figures)
        }
    }

    /// Whether a comparison that began at some moment may be left after so many turns.
    public func isEnough(_ turns: Int, since start: ContinuousClock.Instant) -> Bool {
        turns >= min(5, self.turns) && ContinuousClock.now - start > limit
    }

    /// The nanoseconds that something takes.
    public func nanoseconds(_ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        body()
        return (clock.now - start) / .nanoseconds(1)
    }

    /// How often a work can be done in a slice.
    private func count(filling slice: Duration, with work: Work) -> Int {
        // The first calls make metadata and fill caches, and say nothing about the others.
        work.run(8)
        work.clearAway()
        let wanted = slice / .nanoseconds(1)
        var count = 1
        while true {
            let elapsed = nanoseconds { work.run(count) }
            work.clearAway()
            if elapsed >= wanted / 2 { return max(1, Int(Double(count) * wanted / elapsed)) }
            count *= 2
        }
    }
}
