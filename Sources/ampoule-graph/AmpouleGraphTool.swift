import Foundation

/// The tool behind the plugins, which other build systems call themselves.
@main
struct AmpouleGraphTool {
    static func main() {
        exit(run(CommandLine.arguments.dropFirst()))
    }

    /// Runs a command, and returns the exit status.
    static func run(_ arguments: some Collection<String>) -> Int32 {
        let rest = arguments.dropFirst()
        do {
            switch (arguments.first, rest.first) {
            case ("check", let path?) where !path.hasPrefix("-"):
                return try CheckCommand(requestAt: path).run() ? EXIT_SUCCESS : EXIT_FAILURE
            case ("check", _):
                guard let options = try CheckOptions.read(rest) else {
                    print(CheckOptions.help)
                    return EXIT_SUCCESS
                }
                return try CheckCommand(.init(options)).run() ? EXIT_SUCCESS : EXIT_FAILURE
            case ("draw", let path?):
                try draw(requestAt: path, rest.dropFirst())
                return EXIT_SUCCESS
            case ("--help", _), ("-h", _):
                print(CheckOptions.help)
                return EXIT_SUCCESS
            default:
                throw ToolError(
                    "Call this tool by its plugins, such as 'swift package graph', or see 'ampoule-graph check --help'."
                )
            }
        } catch {
            printBesides("error: \(error)")
            return arguments.first == "draw" ? EXIT_FAILURE : wrongCall
        }
    }

    /// The exit status of a call that is wrong.
    static let wrongCall: Int32 = 2

    /// Prints a line that is not among what is printed, which may be a picture on its way to a file.
    private static func printBesides(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }

    private static func draw(requestAt path: String, _ arguments: some Sequence<String>) throws {
        let options = try DrawOptions(arguments)
        guard !options.isHelpWanted else { return print(DrawOptions.help) }
        let command = DrawCommand(try RequestFile(path: path).read(), options)
        print(try command.run(), terminator: "")
        for note in command.notes { printBesides(note) }
    }
}

/// A reason why the tool fails.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
