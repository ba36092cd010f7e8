import Measuring
import Comparisons
import Foundation

/// What the program is asked to do.
struct Options {
    private(set) var effort = Effort.medium

    /// Where to draw the chart, if anywhere.
    private(set) var chartFile: URL?

    /// The toolchain, as the chart names it.
    private(set) var toolchain = "Swift"

    /// Where to write the thresholds instead of measuring anything.
    private(set) var thresholdsFolder: URL?

    /// The work to do, and how often, instead of measuring anything.
    private(set) var work: (name: String, count: Int)?

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
            case "--toolchain": toolchain = try Self.value(after: argument, &arguments)
            case "--thresholds": thresholdsFolder = try Self.path(after: argument, &arguments)
            case "--run":
                let name = try Self.value(after: argument, &arguments)
                guard let count = Int(try Self.value(after: argument, &arguments)) else {
                    throw Misuse("'--run' needs a number.")
                }
                work = (name, count)
            case _ where argument.hasPrefix("-"): throw Misuse("There is no option '\(argument)'.")
            case _ where text != nil: throw Misuse("There may be one text only to choose rows by.")
            default: text = argument
            }
        }
    }

    /// Whether a row is the one that is named in full.
    func names(_ comparison: Comparison) -> Bool {
        comparison.name == text
    }

    func includes(_ comparison: Comparison) -> Bool {
        guard let text else { return true }
        return comparison.name.localizedCaseInsensitiveContains(text)
            || comparison.group.rawValue.localizedCaseInsensitiveContains(text)
    }

    private static func path(after option: String, _ arguments: inout [String]) throws -> URL {
        URL(filePath: try value(after: option, &arguments))
    }

    private static func value(after option: String, _ arguments: inout [String]) throws -> String {
        guard !arguments.isEmpty else { throw Misuse("'\(option)' is not followed by what it needs.") }
        return arguments.removeFirst()
    }

    struct Misuse: Error, CustomStringConvertible {
        let description: String

        init(_ reason: String) {
            description = """
                \(reason)
                Usage: Compare [--short | --long] [--chart <file> [--toolchain <name>]] [<text in a row's or group's name>]
                       Compare --run <work> <count> <row>
                       Compare --thresholds <folder>
                """
        }
    }
}
