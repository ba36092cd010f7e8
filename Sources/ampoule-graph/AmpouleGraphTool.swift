import Foundation

/// The tool behind the plugins.
@main
struct AmpouleGraphTool {
    static func main() {
        do {
            let arguments = CommandLine.arguments.dropFirst()
            guard arguments.count == 2, arguments.first == "check", let path = arguments.last else {
                throw ToolError("Call this tool by its plugins: 'ampoule-graph check <request>'.")
            }
            let isCorrect = try CheckCommand(requestAt: path).run()
            exit(isCorrect ? EXIT_SUCCESS : EXIT_FAILURE)
        } catch {
            print("error: \(error)")
            exit(EXIT_FAILURE)
        }
    }
}

/// Why the tool cannot do what it is asked for.
struct ToolError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
