/// The failures of the shared instances that could not be made.
public struct WarmUpError: Error {
    /// The failures, each once, in the order in which their registrations were made.
    ///
    /// Several components may fail because of one that they all depend on. Only one failure at each key is listed: that
    /// with the shortest resolution path.
    public let failures: [ResolutionError]

    /// What was made nevertheless, before the failures and after them, how long each instance took, and what it has waited for.
    public let report: SharedInstancesReport

    init(_ failures: [ResolutionError], after report: SharedInstancesReport) {
        self.report = report
        var distinct: [ResolutionError] = []
        for failure in failures {
            guard let place = distinct.firstIndex(where: { $0.isSameFailure(as: failure) }) else {
                distinct.append(failure)
                continue
            }
            if failure.path.count < distinct[place].path.count { distinct[place] = failure }
        }
        self.failures = distinct
    }
}

extension WarmUpError: CustomStringConvertible {
    /// A description of each failure, its cause and its remedy.
    public var description: String { failures.map(\.description).joined(separator: "\n") }
}

extension ResolutionError {
    /// Whether two errors have one cause, as far as their keys show it; a cycle may be found at each of its keys.
    fileprivate func isSameFailure(as other: ResolutionError) -> Bool {
        if let cycle, let otherCycle = other.cycle { return Set(cycle) == Set(otherCycle) }
        return key == other.key
    }
}
