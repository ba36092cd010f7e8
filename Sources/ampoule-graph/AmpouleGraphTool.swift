import Foundation

/// The tool behind the plugins.
@main
struct AmpouleGraphTool {
    static func main() {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            switch (arguments.first, arguments.dropFirst().first) {
            case ("check", let path?):
                let isCorrect = try CheckCommand(requestAt: path).run()
                exit(isCorrect ? EXIT_SUCCESS : EXIT_FAILURE)
            case ("draw", let path?):
                try draw(requestAt: path, arguments.dropFirst(2))
            default:
                throw ToolError("Call this tool by its plugins, such as 'swift package graph'.")
            }
        } catch {
            printBesides("error: \(error)")
            exit(EXIT_FAILURE)
        }
    }

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
