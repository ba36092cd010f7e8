extension History {
    /// A short description of the fault; `nil` if some order of the calls explains the history.
    ///
    /// - Parameter isDecided: Set to false if there are too many orders to try all.
    package func finding(isDecided: inout Bool) -> String? {
        let facts = HistoryFacts(calls)
        if let finding = incompleteInstance(facts) { return finding }
        guard let points = points() else { return "A request returns another instance than its factory." }
        var search = HistorySearch(points, facts)
        guard search.finds(from: HistoryState(program)), let last = search.last else {
            isDecided = search.remainingSteps > 0
            return "No order of the calls explains what they returned.\n\(description(of: search.longest))"
        }
        return lateClosing(last, facts)
    }

    /// Finds an instance that was returned before its factory and its completion had ended.
    private func incompleteInstance(_ facts: HistoryFacts) -> String? {
        for call in calls {
            guard case .instance(let instance) = call.outcome else { continue }
            guard let making = facts.makings[instance.serialNumber] else {
                return "\(instance) has no factory."
            }
            if making.end > call.end || !call.returnsComplete {
                return "Instance \(instance.serialNumber) is returned by \(call.title) before it is complete."
            }
        }
        return nil
    }

    /// Finds an instance that is closed after the closing of its container has ended (Levels.md).
    private func lateClosing(_ last: HistoryState, _ facts: HistoryFacts) -> String? {
        for made in last.made {
            let closings = facts.makings[made.instance]?.instance.closings ?? []
            let close = calls.first { call in
                guard case .close(made.target.owner) = call.numbered.call else { return false }
                return closings.contains { $0 > call.end }
            }
            if let close { return "Instance \(made.instance) is closed after the end of \(close.title)." }
        }
        return nil
    }
}

/// The facts about the instances of a history, which an order of its calls has to explain as well.
struct HistoryFacts {
    /// The factories that ran, by the serial numbers of their instances.
    let makings: [Int: Making]

    /// The errors of factories, by the serial numbers of their instances.
    let failures: [Int: HistoryError]

    /// The instances that requests have returned.
    private let returned: Set<Int>

    /// The registrations whose scope a call sets.
    private let moved: Set<Int>

    /// The calls that close a container.
    private let closings: [RecordedCall]

    init(_ calls: [RecordedCall]) {
        makings = Dictionary(calls.flatMap(\.makings).map { ($0.instance.serialNumber, $0) }) { first, _ in
            first
        }
        failures = makings.compactMapValues(\.error)
        closings = calls.filter { call in if case .close = call.numbered.call { true } else { false } }
        returned = Set(
            calls.compactMap { call in
                if case .instance(let instance) = call.outcome { instance.serialNumber } else { nil }
            }
        )
        moved = Set(
            calls.compactMap { call in
                if case .setScope(_, let entry) = call.numbered.call { entry } else { nil }
            }
        )
    }

    /// Whether a call closes a container at some moment from one time to another.
    func isClosing(_ container: Int, from earliest: Int, to latest: Int) -> Bool {
        closings.contains { call in
            call.numbered.call.container == container && call.begin < latest && call.end > earliest
        }
    }

    /// Whether a call sets the scope of a registration.
    func isMoved(_ registration: Int) -> Bool { moved.contains(registration) }

    /// Whether an instance was closed as often as its scope demands: once if the container shares it (Levels.md).
    func isClosedAsExpected(_ instance: HistoryInstance, in scope: HistoryScope) -> Bool {
        // One that is made while the scope is set may be closed or not.
        if isMoved(instance.registration) { return true }
        let count = instance.closings.count
        guard scope == .container else { return count == 0 }
        // One that no request has returned may have been left open, with a message.
        return returned.contains(instance.serialNumber) ? count == 1 : count <= 1
    }
}
