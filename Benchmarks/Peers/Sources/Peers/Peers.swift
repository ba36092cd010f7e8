import Foundation
import Measuring

/// Prints the times of Ampoule and its peers, as ratios to a direct `init` and in nanoseconds.
@main
enum Peers {
    static func main() {
        let effort: Effort = CommandLine.arguments.contains("--long") ? .long : .medium
        for row in Row.all() {
            let samples = effort.measureInTurns(row.works)
            guard let baseline = samples.first else { continue }
            print("\(row.name):")
            for sample in samples {
                let ratio = zip(sample.figures, baseline.figures).map { $0 / $1 }.median
                let name = sample.work.padding(toLength: 12, withPad: " ", startingAt: 0)
                print(
                    "    \(name)  \(format(ratio, width: 7)) ×  \(format(sample.figures.median, width: 8)) ns"
                )
            }
        }
    }

    private static func format(_ number: Double, width: Int) -> String {
        let text = String(format: number < 10 ? "%.2f" : "%.1f", number)
        return String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
