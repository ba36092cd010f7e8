import AmpouleGraph
import AmpouleGraphReader
import AmpoulePictures

/// The command-line options of a diagram.
struct DrawOptions: Equatable {
    var format = ComponentGraph.PictureFormat.tree
    var selection = ComponentGraph.Selection()
    var target: String?
    var output: String?
    var isHelpWanted = false

    static let help = """
        Draws the components of a package and their dependencies, as found in the sources.

        Usage: swift package graph [options]

          --format <format>   One of \(ComponentGraph.PictureFormat.names). The default is tree.
          --html              The same as '--format html': a page for a browser, with pan, zoom and search.
          --root <name>       Start at this component or service. Can be repeated.
          --depth <number>    The maximum number of dependencies between a root and a component.
          --module <name>     Show only the components of this module. Can be repeated.
          --target <name>     Draw this target and the targets that it depends on. The default is all targets but tests.
          --output <file>     Write to this file. By default, a page is written to the build folder; other formats are
                              printed.
          --help              Print the options.

        Diagrams mark the problems that the build plugin reports for these targets.
        """

    /// Reads the command line.
    ///
    /// - Parameter arguments: The arguments after the name of the command.
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
                throw ToolError("'\(option.rawValue)' needs a value. See '--help'.")
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
                throw ToolError("'--depth' takes a number such as 2, not '\(value)'.")
            }
            selection.depth = depth
        }
    }

    private static func complaint(about name: String) -> String {
        let what =
            name.hasPrefix("-") ? "There is no option '\(name)'." : "'\(name)' follows no option."
        return "\(what) There are: \(Option.allCases.map(\.rawValue).joined(separator: ", "))."
    }
}

extension ComponentGraph.PictureFormat {
    fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
