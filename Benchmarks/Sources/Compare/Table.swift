import Comparisons
import Foundation

/// The part of the table that shows one group of rows, as text that is Markdown, too.
struct Table {
    let group: Comparison.Group

    /// The widths of the columns; what is wider pushes the others to the right.
    private static let widths = [42, 16, 25, 0]

    var head: String {
        let titles = [group.rawValue, "Ratio", "Goal", "Figures in \(group.unit)"]
        return Self.row(titles) + "\n"
            + Self.row(Self.widths.map { String(repeating: "-", count: max(3, $0)) })
    }

    func line(_ outcome: Outcome) -> String {
        // What misses its goal stands out.
        let ratios = outcome.judgments.map { goal, ratio in
            goal.isReached(by: ratio) ? ratio.text(2) : "**\(ratio.text(2, otherThan: goal.bound))**"
        }
        let bounds = outcome.judgments.map(\.goal.text).reduce(into: [String]()) { texts, text in
            if texts.last != text { texts.append(text) }
        }
        let figures = outcome.medians.map { work, figure in "\(work) \(figure.text(1))" }
        return Self.row([
            outcome.comparison.name, ratios.joined(separator: ", "), bounds.joined(separator: ", "),
            figures.joined(separator: ", "),
        ])
    }

    static func summary(of outcomes: [Outcome]) -> String {
        let judgments = outcomes.flatMap(\.judgments)
        let reached = judgments.count { goal, ratio in goal.isReached(by: ratio) }
        return "\(reached) of \(judgments.count) goals are reached."
    }

    private static func row(_ cells: [String]) -> String {
        let padded = zip(cells, widths).map { cell, width in
            cell + String(repeating: " ", count: max(0, width - cell.count))
        }
        return "| " + padded.joined(separator: " | ") + " |"
    }
}

extension Goal {
    /// The goal as a table shows it.
    var text: String {
        switch limit {
        case .atMost(let bound): "≤ \(bound.text(2)) × \(baseline)"
        case .throughput(let bound, _): "≥ \(bound.text(2)) × \(baseline)"
        }
    }
}

extension Double {
    /// The number with at most so many digits behind the point.
    func text(_ digits: Int) -> String {
        let factor = Foundation.pow(10, Double(digits))
        let rounded = (self * factor).rounded() / factor
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }

    /// The number with as many digits behind the point as tell it from another one, within reason.
    func text(_ digits: Int, otherThan other: Double) -> String {
        text(digits) == other.text(digits) ? text(digits + 2) : text(digits)
    }
}
