/// The calls of a run, in which times are those of one counter.
package struct History {
    let program: ConcurrentProgram
    /// All requests and other calls, also the requests of factories.
    let calls: [RecordedCall]

    init(program: ConcurrentProgram, calls: some Sequence<RecordedCall>) {
        self.program = program
        self.calls = calls.flatMap(\.withNested)
    }

    /// The points of all calls; `nil` if one contradicts itself.
    func points() -> [HistoryPoint]? {
        var points: [HistoryPoint] = []
        for call in calls {
            let others = calls.filter { $0.begin < call.end && call.begin < $0.end && $0 !== call }
            guard let own = call.points(besides: others) else { return nil }
            points += own
        }
        return points.sorted { $0.earliest < $1.earliest }
    }
}

extension RecordedCall {
    fileprivate var withNested: [RecordedCall] { [self] + makings.flatMap(\.requests).flatMap(\.withNested) }
}
