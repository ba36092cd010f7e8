import AmpouleGraphReader
import Foundation

/// The tool behind the build plugin, which other build systems call themselves.
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
            case ("--help", _), ("-h", _):
                print(CheckOptions.help)
                return EXIT_SUCCESS
            default:
                throw ToolError("The build plugin calls this tool. See 'ampoule-graph check --help'.")
            }
        } catch {
            FileHandle.standardError.write(Data("error: \(error)\n".utf8))
            return wrongCall
        }
    }

    /// The exit status of a call that is wrong.
    static let wrongCall: Int32 = 2
}
