/// Requests fail after a container was closed, and not before; instances are closed once, dependents first.
extension LoadJudge {
    // MARK: - Requests

    /// Whether a request for a service has to fail, because a container that it needs was closed.
    func wasClosed(_ service: LoadService, before time: LoadTime, in view: LoadView) -> Bool {
        // A child finds what is registered in itself, even if its parent is closed.
        let last =
            service.sharing == .child
            ? view.lineage.firstIndex { $0.kind == .child } ?? 0 : view.lineage.count - 1
        return (0...last).contains { index in
            let overrides = view.overrides(at: index)
            // An override of a closed container is closed; one that is made before is not.
            var latest = time
            for override in overrides + [nil] {
                let owner = LoadOwner(node: view.lineage[index].number, override: override?.number ?? 0)
                if closings[owner, default: []].contains(where: { $0.end < latest }) { return true }
                latest = override?.begin ?? latest
            }
            return false
        }
    }

    mutating func judgeFailures() {
        for failure in failures {
            let nodes = failure.view.lineage.map(\.number)
            let isAfterClosing = mayBeClosed(nodes, at: failure.end)
            // A copy of a closed container has none of its registrations.
            let isCopy = failure.view.lineage.last?.kind == .copy
            let mayMiss = isAfterClosing || isCopy && mayBeClosed([root], at: failure.end)
            switch failure.reason {
            case .closed where isAfterClosing: break
            case .missing where mayMiss: break
            default: add(.error, "\(failure.view.owner(at: 0)): \(failure.text): \(failure.reason)")
            }
        }
    }

    /// Whether one of some containers, or what stands for it, had begun to close.
    func mayBeClosed(_ nodes: [Int], at time: LoadTime) -> Bool {
        nodes.contains { node in closingsOfNodes[node, default: []].contains { $0.begin <= time } }
    }

    // MARK: - Instances

    mutating func judgeClosing() {
        for (number, closings) in closed where closings.count > 1 {
            add(.closing, "\(name(of: closings[0].record)) was closed \(closings.count) times (\(number))")
        }
        for closing in closed.values.joined() where closing.record.hasFailed {
            add(.closing, "\(name(of: closing.record)) was closed although it has failed")
        }
        for handout in handouts where handout.service.isClosed { judgeClosing(of: handout) }
        judgeClosingOrder()
    }

    /// An instance that was handed out is closed if its container is.
    private mutating func judgeClosing(of handout: LoadDiary.Handout) {
        guard let maker = handout.view.maker(of: handout.service, for: 0),
            !isAmbiguous(handout.service, in: handout.view, at: handout.end)
        else { return }
        let owner = owner(of: handout.service, at: maker, in: handout.view, at: handout.end)
        let isClosed = closed[handout.record.number] != nil
        let isLast = lastNodes.contains { $0[0].number == owner.node } && owner.override == 0
        if closings[owner] != nil || isLast {
            if !isClosed { add(.closing, "\(name(of: handout.record)) of \(owner) was left open") }
        } else if isClosed, !mayBeClosed(handout.view.lineage[maker...].map(\.number), at: .current()) {
            add(.closing, "\(name(of: handout.record)) of \(owner) was closed with nothing around it")
        }
    }

    /// Each instance is closed before those that it depends on.
    private mutating func judgeClosingOrder() {
        var firstHandouts: [Int: LoadTime] = [:]
        for handout in handouts {
            let number = handout.record.number
            firstHandouts[number] = min(firstHandouts[number] ?? handout.end, handout.end)
        }
        for (number, entry) in owners {
            guard let closing = closed[number]?.first, let handout = firstHandouts[number],
                // What was made while its container was closed is closed afterwards.
                !mayBeClosed(entry.view.lineage[entry.maker...].map(\.number), at: handout)
            else { continue }
            for dependency in entry.record.dependencies {
                guard let other = closed[dependency.number]?.first else { continue }
                if other.begin < closing.end {
                    add(.closingOrder, "\(name(of: dependency)) was closed before \(name(of: entry.record))")
                }
            }
        }
    }
}
