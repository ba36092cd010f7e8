import AmpouleGraphReader
import Foundation

/// The tool behind `swift package graph`.
///
/// It is apart from the tool of the build plugin, so that a build compiles nothing that only draws.
@main
struct AmpouleGraphDrawing {
    static func main() {
        exit(run(CommandLine.arguments.dropFirst()))
    }

    /// Draws what a request describes, and returns the exit status.
    ///
    /// - Parameter arguments: The path of the plugin's request, and the options of the command line.
    static func run(_ arguments: some Collection<String>) -> Int32 {
        do {
            guard let path = arguments.first else {
                throw ToolError("Call this tool by its plugin: 'swift package graph'.")
            }
            try draw(requestAt: path, arguments.dropFirst())
            return EXIT_SUCCESS
        } catch {
            printBesides("error: \(error)")
            return EXIT_FAILURE
        }
    }

    private static func draw(requestAt path: String, _ arguments: some Sequence<String>) throws {
        let options = try DrawOptions(arguments)
        guard !options.isHelpWanted else { return print(DrawOptions.help) }
        let command = DrawCommand(try RequestFile(path: path).read(), options)
        print(try command.run(), terminator: "")
        for note in command.notes { printBesides(note) }
    }

    /// Prints a line to the standard error: the output may be a picture on its way to a file.
    private static func printBesides(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}
