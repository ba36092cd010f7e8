/// How long and how often works are measured.
public struct Effort: Sendable {
    /// How long a work is measured at a stretch, before it is another's turn.
    let slice: Duration

    /// How many turns each work gets.
    let repeats: Int

    /// Enough to see each row work.
    public static let short = Effort(slice: .microseconds(20), repeats: 3)

    /// Enough for a comparison that can be relied on where little else runs.
    public static let medium = Effort(slice: .microseconds(150), repeats: 151)

    /// Enough on a machine that others use, too.
    public static let long = Effort(slice: .microseconds(250), repeats: 801)

    /// Measures works in turns, so that whatever slows the machine down meets all of them alike.
    func measureInTurns(_ works: [Work]) -> [Comparison.Sample] {
        let counts = works.map { work in work.count ?? count(filling: slice, with: work) }
        var figures = [[Double]](repeating: [], count: works.count)
        for turn in 0..<repeats {
            // Every other round goes backwards, so that no work always has the same one before it.
            for place in works.indices {
                let index = turn.isMultiple(of: 2) ? place : works.count - 1 - place
                let work = works[index]
                let elapsed = time { work.run(counts[index]) }
                work.clearAway()
                figures[index].append(elapsed / Double(counts[index]))
            }
        }
        return zip(works, figures).map { work, figures in
            Comparison.Sample(work: work.name, figures: figures)
        }
    }

    /// How often a work can be done in a slice.
    private func count(filling slice: Duration, with work: Work) -> Int {
        let wanted = slice / .nanoseconds(1)
        // The first calls make metadata and fill caches, and say nothing about the others.
        work.run(32)
        work.clearAway()
        var count = 1
        while true {
            let elapsed = time { work.run(count) }
            work.clearAway()
            if elapsed >= wanted / 2 { return max(1, Int(Double(count) * wanted / elapsed)) }
            count *= 2
        }
    }

    /// The nanoseconds that something takes.
    func time(_ body: () -> Void) -> Double {
        let clock = ContinuousClock()
        let start = clock.now
        body()
        return (clock.now - start) / .nanoseconds(1)
    }
}
