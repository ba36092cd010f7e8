import Comparisons

/// The rows as bars: how many times the time of the baseline each work takes.
struct Chart {
    private let outcomes: [Outcome]

    /// When, where and how the rows were measured.
    private let caption: String

    private let labelWidth = 250.0
    private let barWidth = 560.0
    private let barHeight = 9.0
    private let gap = 12.0

    /// The ratio at the right end; longer bars are cut off there, and say how long they are.
    private let largestRatio = 8.0

    /// - Parameters:
    ///   - outcomes: The rows.
    ///   - caption: When, where and how they were measured.
    ///   - processorCount: The number of cores; on fewer than four, the rows of four threads are left out.
    init(of outcomes: [Outcome], caption: String, processorCount: Int) {
        // The number of registrations changes nothing worth drawing; allocations are counted, not timed.
        var omitted: [Comparison.Group] = [.registrations, .allocations]
        if processorCount < 4 { omitted.append(.threads) }
        self.outcomes = outcomes.filter { !omitted.contains($0.comparison.group) }
        self.caption = caption
    }

    /// The chart as an SVG image.
    var svg: String {
        var y = 56.0
        var body: [String] = []
        for outcome in outcomes {
            body += row(outcome, at: y)
            y += Double(bars(of: outcome).count) * barHeight + gap
        }
        body.append(text(labelWidth, y + 8, caption))
        let (width, height) = (labelWidth + barWidth + 90, y + 20)
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width.text(0))" height="\(height.text(0))" \
            viewBox="0 0 \(width.text(0)) \(height.text(0))" font-family="Helvetica, Arial, sans-serif" \
            font-size="11">
            <rect width="100%" height="100%" fill="white"/>
            \((legend + axis(height: y) + body).joined(separator: "\n"))
            </svg>

            """
    }

    private var legend: [String] {
        let entries = [
            ("Ampoule", Color.subject), ("by hand, or the baseline", .baseline), ("others", .other),
            ("goal", .goal),
        ]
        return entries.enumerated().flatMap { index, entry in
            let x = labelWidth + Double(index) * 150
            return [
                rectangle(x, 12, 10, 10, entry.1), text(x + 14, 21, entry.0),
            ]
        }
    }

    private func axis(height: Double) -> [String] {
        (0...Int(largestRatio)).flatMap { ratio in
            let x = position(Double(ratio))
            return [
                rectangle(x, 46, 0.5, height - 52, .axis), text(x, 41, "\(ratio) ×", anchor: "middle"),
            ]
        }
    }

    private func row(_ outcome: Outcome, at top: Double) -> [String] {
        let bars = bars(of: outcome)
        let height = Double(bars.count) * barHeight
        var labels = [text(labelWidth - 8, top + height / 2 + 4, outcome.comparison.name, anchor: "end")]
        var shapes: [String] = []
        for (index, bar) in bars.enumerated() {
            let y = top + Double(index) * barHeight
            let x = position(bar.ratio)
            shapes.append(rectangle(labelWidth, y, x - labelWidth, barHeight - 1, bar.color))
            labels.append(text(x + 4, y + 8, "\(bar.ratio.text(2))  \(bar.work)", size: 8))
        }
        for goal in goalRatios(of: outcome) {
            shapes.append(rectangle(position(goal) - 1, top - 2, 2, height + 3, .goal))
        }
        return shapes + labels
    }

    private struct Bar {
        let work: String
        let ratio: Double
        let color: Color
    }

    private enum Color: String {
        case subject = "#c0392b"
        case baseline = "#2c3e50"
        case other = "#aab7b8"
        case goal = "#27ae60"
        case axis = "#d5d8dc"
    }

    /// The work whose figure is 1.
    private func unit(of outcome: Outcome) -> String? {
        outcome.median(of: "hand") != nil ? "hand" : outcome.comparison.goals.first?.baseline
    }

    private func bars(of outcome: Outcome) -> [Bar] {
        guard let unit = unit(of: outcome), let one = outcome.median(of: unit) else { return [] }
        let judged = outcome.comparison.goals.map(\.work)
        return outcome.medians.map { work, figure in
            Bar(
                work: work,
                ratio: figure / one,
                color: judged.contains(work) ? .subject : work == unit ? .baseline : .other
            )
        }
    }

    /// Where the bars of the works that are judged may end.
    private func goalRatios(of outcome: Outcome) -> [Double] {
        guard let unit = unit(of: outcome), let one = outcome.median(of: unit) else { return [] }
        return outcome.comparison.goals.compactMap { goal in
            outcome.median(of: goal.baseline).map { baseline in goal.largestFigure(for: baseline) / one }
        }
        .filter { $0 < largestRatio }
    }

    private func position(_ ratio: Double) -> Double {
        labelWidth + min(ratio, largestRatio) / largestRatio * barWidth
    }

    private func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color)
        -> String
    {
        """
        <rect x="\(x.text(1))" y="\(y.text(1))" width="\(width.text(1))" height="\(height.text(1))" \
        fill="\(color.rawValue)"/>
        """
    }

    private func text(
        _ x: Double,
        _ y: Double,
        _ text: String,
        anchor: String = "start",
        size: Int = 11
    ) -> String {
        """
        <text x="\(x.text(1))" y="\(y.text(1))" text-anchor="\(anchor)" font-size="\(size)" \
        fill="#1c2833" \
        stroke="white" stroke-width="2" paint-order="stroke">\(text)</text>
        """
    }
}
