/// How the unchecked parts of a program are reported.
package enum UncheckedSeverity: String, Codable, CaseIterable, Comparable, Sendable {
    /// In the summary.
    case note
    case warning

    /// As an error, so that the build fails.
    case error

    package static func < (left: Self, right: Self) -> Bool {
        allCases.firstIndex(of: left)! < allCases.firstIndex(of: right)!
    }
}

extension Program {
    /// The strictest that the target's settings or one of its lists asks for.
    var severityOfUnchecked: UncheckedSeverity {
        let lists = files.filter { $0.module == target.name }.flatMap { $0.declarations.lists }
        return lists.filter { !$0.isConditional }.compactMap(\.unchecked).reduce(unchecked, max)
    }
}
