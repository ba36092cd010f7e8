import Comparisons

/// Prints the table of ratios.
@main
enum Compare {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        var effort = Effort.medium
        if let index = arguments.firstIndex(of: "--short") {
            arguments.remove(at: index)
            effort = .short
        }
        if let index = arguments.firstIndex(of: "--long") {
            arguments.remove(at: index)
            effort = .long
        }
        let filter = arguments.first ?? ""
        for comparison in Comparison.all
        where filter.isEmpty || comparison.name.contains(filter) || comparison.group.rawValue.contains(filter)
        {
            let result = Result(of: comparison, effort: effort)
            let figures = result.medians.map { "\($0.work) \(rounded($0.figure, 1))" }
            let ratios = zip(comparison.goals, result.ratios).map { goal, ratio in
                "\(rounded(ratio, 2))/\(rounded(goal.limit, 2))\(ratio <= goal.limit ? "" : "!")"
            }
            print(
                pad(comparison.name, 48),
                pad(ratios.joined(separator: " "), 30),
                figures.joined(separator: ", ")
            )
        }
    }

    static func rounded(_ figure: Double, _ digits: Int) -> String {
        let factor = digits == 1 ? 10.0 : 100.0
        return "\((figure * factor).rounded() / factor)"
    }

    static func pad(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
