import Comparisons
import Foundation

/// What the program is asked to do.
struct Options {
    private(set) var effort = Effort.medium

    /// Where to draw the chart, if anywhere.
    private(set) var chartFile: URL?

    /// Where to write the thresholds instead of measuring anything.
    private(set) var thresholdsFolder: URL?

    /// What the name of a row, or of its group, must contain; nil for all rows.
    private var text: String?

    init(_ arguments: some Sequence<String>) throws {
        var arguments = Array(arguments)
        while let argument = arguments.first {
            arguments.removeFirst()
            switch argument {
            case "--short": effort = .short
            case "--long": effort = .long
            case "--chart": chartFile = try Self.path(after: argument, &arguments)
            case "--thresholds": thresholdsFolder = try Self.path(after: argument, &arguments)
            case _ where argument.hasPrefix("-"): throw Misuse("There is no option '\(argument)'.")
            case _ where text != nil: throw Misuse("There may be one text only to choose rows by.")
            default: text = argument
            }
        }
    }

    func includes(_ comparison: Comparison) -> Bool {
        guard let text else { return true }
        return comparison.name.localizedCaseInsensitiveContains(text)
            || comparison.group.rawValue.localizedCaseInsensitiveContains(text)
    }

    private static func path(after option: String, _ arguments: inout [String]) throws -> URL {
        guard !arguments.isEmpty else { throw Misuse("'\(option)' needs a path.") }
        return URL(filePath: arguments.removeFirst())
    }

    struct Misuse: Error, CustomStringConvertible {
        let description: String

        init(_ reason: String) {
            description = """
                \(reason)
                Usage: compare [--short | --long] [--chart <file>] [--thresholds <folder>] [<text in a row's name>]
                """
        }
    }
}
