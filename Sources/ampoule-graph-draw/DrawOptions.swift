import AmpouleGraph
import AmpouleGraphReader
import AmpoulePictures

/// The command-line options of a picture.
struct DrawOptions: Equatable {
    var format = ComponentGraph.PictureFormat.tree
    var selection = ComponentGraph.Selection()
    var target: String?
    var output: String?
    var isHelpWanted = false

    static let help = """
        Draws the components of a package, and what they need, as found in the sources.

        Usage: swift package graph [options]

          --format <format>   How to draw: \(ComponentGraph.PictureFormat.names). A tree, unless said otherwise.
          --html              The same as '--format html': a page for a browser, with pan, zoom and search.
          --root <name>       Begin with this component or service. May be given several times.
          --depth <number>    Go no further from the roots than this number of dependencies.
          --module <name>     Show the components of this module only. May be given several times.
          --target <name>     Draw what this target sees: itself and what it depends on. Otherwise all but the tests.
          --output <file>     Write to this file; a page is written to the build folder otherwise, all else printed.
          --help              Print this text.

        Problems are marked: what the build plugin would report for the targets that are drawn.
        """

    /// Reads the command line.
    ///
    /// - Parameter arguments: What stands behind the name of the command.
    init(_ arguments: some Sequence<String>) throws {
        var arguments = Array(arguments)[...]
        while let argument = arguments.popFirst() {
            // '--format=dot' says the same as '--format dot'.
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if argument.hasPrefix("--"), parts.count == 2 {
                arguments = ([String(parts[1])] + arguments)[...]
            }
            let name = argument.hasPrefix("--") ? String(parts[0]) : argument
            guard let option = Option(rawValue: name == "-h" ? "--help" : name) else {
                throw ToolError(Self.complaint(about: name))
            }
            if !option.takesValue, parts.count == 2 { throw ToolError("'\(name)' takes no value.") }
            try read(option, from: &arguments)
        }
    }

    private enum Option: String, CaseIterable {
        case format = "--format"
        case html = "--html"
        case root = "--root"
        case depth = "--depth"
        case module = "--module"
        case target = "--target"
        case output = "--output"
        case help = "--help"

        var takesValue: Bool { self != .html && self != .help }
    }

    private mutating func read(_ option: Option, from arguments: inout ArraySlice<String>) throws {
        var value = ""
        if option.takesValue {
            guard let next = arguments.popFirst(), !next.isEmpty, !next.hasPrefix("--") else {
                throw ToolError("'\(option.rawValue)' needs a value. '--help' tells which.")
            }
            value = next
        }
        switch option {
        case .html: format = .html
        case .root: selection.roots.append(value)
        case .module: selection.modules.append(value)
        case .target: target = value
        case .output: output = value
        case .help: isHelpWanted = true
        case .format:
            guard let named = ComponentGraph.PictureFormat(rawValue: value) else {
                throw ToolError(
                    "There is no format '\(value)'. There are: \(ComponentGraph.PictureFormat.names)."
                )
            }
            format = named
        case .depth:
            guard let depth = Int(value), depth >= 0 else {
                throw ToolError("'--depth' needs a number such as 2, and '\(value)' is none.")
            }
            selection.depth = depth
        }
    }

    private static func complaint(about name: String) -> String {
        let what =
            name.hasPrefix("-") ? "There is no option '\(name)'." : "'\(name)' stands behind no option."
        return "\(what) There are: \(Option.allCases.map(\.rawValue).joined(separator: ", "))."
    }
}

extension ComponentGraph.PictureFormat {
    fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
